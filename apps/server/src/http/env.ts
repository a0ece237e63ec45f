import type { HttpBindings } from '@hono/node-server';
import type { Hono, Context as HonoContext } from 'hono';

export type Env = {
  /** Empty when a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The route's pattern, never the address itself: that may hold personal data. */
    route: string;
    /** A line for the answer, when the session began, lives on or ended. */
    setCookie: string | undefined;
    /** For what goes wrong where no answer can tell it any more. */
    tellBug: (error: unknown) => void;
  };
};

export type HttpContext = HonoContext<Env>;
export type App = Hono<Env>;
