import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';

/** The page allows no inline styles, so Base UI must not try to add its own. */
export function BaseProvider({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>;
}
