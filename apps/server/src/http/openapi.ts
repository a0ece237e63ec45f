import { learnerId } from '@hbg/contract/account';
import { learnerHeader } from '@hbg/contract/client';
import type { Route } from '@hbg/contract/route';
import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;
type Described = { readonly description: string; readonly content?: object };
type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
};
export type Operation = {
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Described>>;
};
export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly components: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

export function openApiOf(routes: readonly Route[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'HBG · Hacker-Bildungs-Garage', version },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hbg_session' } },
    },
    paths,
  };
}

function operationOf(route: Route): Operation {
  const parameters = [
    ...parametersOf('path', route.params),
    ...parametersOf('query', route.query),
    ...(route.refusals?.['otherLearner'] ? [learnerParameter] : []),
  ];
  return {
    summary: route.summary,
    security: route.isPublic ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: json(route.body, 'input') } }),
    responses: responsesOf(route),
  };
}

const learnerParameter: Parameter = {
  name: learnerHeader,
  in: 'header',
  required: false,
  schema: schemaOf(learnerId, 'input'),
};

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function responsesOf(route: Route): Record<string, Described> {
  const responses: Record<string, Described> = {
    ...(takesInput(route) && { 400: text('The input does not fit; the text names the field.') }),
    ...(!route.isPublic && { 401: text('Nobody is logged in.') }),
  };
  for (const { status, text: description } of Object.values(route.refusals ?? {})) {
    const others = responses[status]?.description;
    responses[status] = text(others ? `${others} ${description}` : description);
  }
  const answer = schemaOf(route.answer, 'output');
  if (Object.keys(answer).length === 0) return { 204: { description: 'Done.' }, ...responses };
  return { 200: { description: 'OK', content: json(route.answer, 'output') }, ...responses };
}

function takesInput(route: Route): boolean {
  return Boolean(route.params ?? route.query ?? route.body);
}

function json(schema: z.ZodMiniType, io: 'input' | 'output') {
  return { 'application/json': { schema: schemaOf(schema, io) } };
}

function text(description: string): Described {
  return { description, content: { 'text/plain': { schema: { type: 'string' } } } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}
