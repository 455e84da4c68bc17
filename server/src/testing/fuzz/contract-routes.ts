import { visitorOf } from '../actors.ts';
import type { TestApp } from '../test-app.ts';
import type { JsonSchema } from './bad-values.ts';

export type Operation = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema?: JsonSchema;
  }[];
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operation: Operation;
  /** The kind of access it declares. */
  readonly access: string;
};

/** Every call of the contract, as its documentation describes it. */
export async function readRoutes(app: TestApp): Promise<Route[]> {
  const document = (await visitorOf(app).get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const access = new Map(app.routes().map((route) => [`${route.method} ${route.path}`, route.access]));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      // The document is made from the contract, whose methods these are.
      const method = name.toUpperCase() as Route['method'];
      const declared = access.get(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`) ?? '';
      return { method, path, operation, access: declared.split('+')[0] ?? '' };
    }),
  );
}

export const bodySchemaOf = ({ method, operation }: Route): JsonSchema | undefined =>
  method === 'GET' || method === 'DELETE'
    ? undefined
    : Object.values(operation.requestBody?.content ?? {})[0]?.schema;
