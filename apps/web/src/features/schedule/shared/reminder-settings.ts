/** Of this device: what rings on the tablet needn't ring on the family's computer. */
export type ReminderSettings = { readonly isOn: boolean; readonly hasSound: boolean };

const key = 'hbg:reminders';
const atFirst: ReminderSettings = { isOn: true, hasSound: true };

export function readReminderSettings(): ReminderSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...atFirst, ...(isSettings(kept) && kept) };
  } catch {
    return atFirst;
  }
}

function isSettings(kept: unknown): kept is Partial<ReminderSettings> {
  return typeof kept === 'object' && kept !== null;
}

export function keepReminderSettings(settings: ReminderSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
}
