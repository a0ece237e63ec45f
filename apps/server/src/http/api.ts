import type { User } from '@hbg/contract/account';
import type { Config } from '../config.ts';
import type { Endpoint } from './adapter.ts';
import { sendDocsPage } from './docs-page.ts';
import type { App, HttpContext } from './env.ts';
import { openApiOf } from './openapi.ts';
import { isFromForeignPage } from './origin.ts';

type Api = {
  readonly config: Config;
  readonly version: string;
  readonly endpoints: readonly Endpoint[];
  readonly authenticate: (c: HttpContext) => Promise<User | null>;
};

type Place = {
  readonly method: string;
  readonly path: string;
  readonly isPublic: boolean;
  readonly respond: (c: HttpContext, learner: User | null) => Response | Promise<Response>;
};

export function mountApi(app: App, api: Api) {
  const places = [...endpointPlaces(api), ...documentPlaces(api)];
  for (const place of places) app.on(place.method, place.path, guard(api, place));
  for (const path of new Set(places.map((place) => place.path))) {
    app.all(path, guard(api, wrongMethod(places, path)));
  }
  for (const path of ['/api', '/api/*']) app.all(path, guard(api, nowhere(path)));
}

/** The only door to a call: no foreign page, and a session unless the call is public. */
function guard(api: Api, { path, isPublic, respond }: Place) {
  return async (c: HttpContext): Promise<Response> => {
    c.set('route', path);
    if (isFromForeignPage(c, api.config)) {
      return c.text('Diese Anfrage kommt von einer fremden Seite.', 403);
    }
    if (isPublic) return respond(c, null);
    const learner = await api.authenticate(c);
    return learner ? respond(c, learner) : c.text('Bitte melde dich zuerst an.', 401);
  };
}

function endpointPlaces({ endpoints }: Api): Place[] {
  return endpoints.map(({ route, respond }) => ({
    method: route.method,
    path: route.path,
    isPublic: route.isPublic ?? false,
    respond,
  }));
}

function documentPlaces({ endpoints, version }: Api): Place[] {
  const routes = endpoints.map(({ route }) => route);
  const document = openApiOf(routes, version);
  const page = { method: 'GET', path: '/api/docs', isPublic: false };
  const file = { method: 'GET', path: '/api/openapi.json', isPublic: true };
  return [
    { ...page, respond: (c) => sendDocsPage(c, document) },
    { ...file, respond: (c) => c.json(document) },
  ];
}

function wrongMethod(places: readonly Place[], path: string): Place {
  const allowed = places.filter((place) => place.path === path).map(({ method }) => method);
  return {
    method: 'ALL',
    path,
    isPublic: false,
    respond(c) {
      c.header('allow', allowed.join(', '));
      return c.text(`Diese Adresse nimmt nur ${allowed.join(', ')} an.`, 405);
    },
  };
}

function nowhere(path: string): Place {
  return {
    method: 'ALL',
    path,
    isPublic: false,
    respond: (c) => c.text('Diese Adresse gibt es nicht.', 404),
  };
}
