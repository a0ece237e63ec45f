import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Context } from './context.ts';
import { accountEndpoints } from './features/account/routes.ts';
import { authenticate, hasSession } from './features/account/session.ts';
import { achievementEndpoints } from './features/achievements/routes.ts';
import { assessmentEndpoints } from './features/assessments/routes.ts';
import { unaidedEndpoints } from './features/assessments/unaided/routes.ts';
import { chatEndpoints } from './features/chat/routes.ts';
import { codeGeneratorEndpoints } from './features/code-generator/routes.ts';
import { companionEndpoints } from './features/companion/routes.ts';
import { executionEndpoints } from './features/execution/routes.ts';
import { healthEndpoints } from './features/health/routes.ts';
import { landingEndpoints } from './features/landing/routes.ts';
import { lessonEndpoints } from './features/lessons/routes.ts';
import { masteryEndpoints } from './features/mastery/routes.ts';
import { mathsEndpoints } from './features/maths/routes.ts';
import { pathEndpoints } from './features/paths/routes.ts';
import { profileEndpoints } from './features/profile/routes.ts';
import { programEndpoints } from './features/programs/routes.ts';
import { projectEndpoints } from './features/projects/routes.ts';
import { riddleEndpoints } from './features/riddles/routes.ts';
import { mountFeed } from './features/schedule/feed.ts';
import { scheduleEndpoints } from './features/schedule/routes.ts';
import { searchEndpoints } from './features/search/routes.ts';
import { snippetEndpoints } from './features/snippets/routes.ts';
import { unitEndpoints } from './features/units/routes.ts';
import { mountApi } from './http/api.ts';
import { isFromThisMachine } from './http/client.ts';
import type { App, HttpContext } from './http/env.ts';
import { ourBug } from './http/our-bug.ts';
import { refuseForeignNames } from './http/own-names.ts';
import { mountPythonEngine } from './http/python-engine.ts';
import { observe } from './http/request-log.ts';
import { mountSandbox } from './http/sandbox-page.ts';
import { mountWeb } from './http/web.ts';

z.config(z.locales.de());

type Folders = { readonly web: string; readonly pythonEngine: string };

export function createApp(context: Context, { web, pythonEngine }: Folders): App {
  const { config, version } = context;
  const app: App = new Hono();
  app.use(observe(context));
  app.use(refuseForeignNames(config));
  app.onError((error, c) => answerOurBug(c, error));
  mountFeed(app, context);
  mountApi(app, {
    config,
    version,
    endpoints: [
      ...healthEndpoints(context),
      ...accountEndpoints(context),
      ...executionEndpoints(context),
      ...chatEndpoints(context),
      ...companionEndpoints(context),
      ...codeGeneratorEndpoints(context),
      ...lessonEndpoints(context),
      ...landingEndpoints(context),
      ...searchEndpoints(context),
      ...unitEndpoints(context),
      ...achievementEndpoints(context),
      ...riddleEndpoints(context),
      ...programEndpoints(context),
      ...projectEndpoints(context),
      ...snippetEndpoints(context),
      ...masteryEndpoints(context),
      ...mathsEndpoints(context),
      ...assessmentEndpoints(context),
      ...unaidedEndpoints(context),
      ...pathEndpoints(context),
      ...profileEndpoints(context),
      ...scheduleEndpoints(context),
    ],
    authenticate: (c) => authenticate(context, c),
  });
  mountMetrics(app, context);
  mountPythonEngine(app, pythonEngine);
  mountSandbox(app);
  mountWeb(app, { folder: web, config, hasSession });
  return app;
}

function answerOurBug(c: HttpContext, error: Error): Response {
  c.get('tellBug')(error);
  return c.text(ourBug(c), 500);
}

function mountMetrics(app: App, { metrics }: Context) {
  app.get('/metrics', async (c) => {
    if (!isFromThisMachine(c))
      return c.text('Diese Zahlen gibt es nur auf dem Server selbst.', 403);
    c.header('content-type', metrics.registry.contentType);
    return c.body(await metrics.registry.metrics());
  });
}
