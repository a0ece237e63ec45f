/** Its code is kept under this name, in the browser and on the server. */
export function unitOfLesson(id: number): string {
  return `lektion/${id}`;
}
