import { type Operation, ProblemResponse } from '@selvedge/identity-client/contract'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { operations } from './operations.ts'

/** JSON Schema cannot express every check; such checks are left out. */
const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return rest
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const reasons: Readonly<Record<number, string>> = {
  400: 'The signature is missing or forged',
  401: 'No valid token or cookie, or wrong credentials',
  403: 'Not allowed, or sent from a page of another site',
  404: 'Missing, or not the caller’s',
  413: 'The body is too large',
  422: 'The body cannot be taken; `field` names what is wrong',
  429: 'Too many tries; `retryAfter` is in seconds',
  503: 'The commerce platform or the database does not answer',
}

const always = [403, 413, 503]

const parameters = ({ path, headers = [] }: Operation) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(name === 'product' ? { description: "The site's key" } : {}),
  })),
  ...headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } })),
]

const needsToken = (caller: Operation['caller']): boolean => caller === 'visitor' || caller === 'customer'

const securityOf = (caller: Operation['caller']): readonly Record<string, readonly string[]>[] => {
  if (caller === 'shop') return [{ shop: [] }]
  return needsToken(caller) ? [{ cookie: [] }, { bearer: [] }] : []
}

const describe = (id: string, operation: Operation) => {
  const { summary, caller, body, status = 200, response, refusals = [] } = operation
  const refused = [...new Set([...(needsToken(caller) ? [401] : []), ...refusals, ...always])].sort()
  return {
    operationId: id,
    summary,
    security: securityOf(caller),
    parameters: parameters(operation),
    ...(body ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}),
    responses: {
      [status]: { description: summary, ...json(schemaOf(response, 'output')) },
      ...Object.fromEntries(
        refused.map((code) => [
          code,
          { description: reasons[code] ?? '', ...json({ $ref: '#/components/schemas/Problem' }) },
        ]),
      ),
    },
  }
}

/** The OpenAPI 3.1 document of the REST interface, generated from the schemas that validate requests. */
export const openApi = (publicUrl: string, cookieName: string) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const path = paths[operation.path] ?? {}
    path[operation.method] = describe(id, operation)
    paths[operation.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Selvedge identity',
      version: '1.0.0',
      description: 'Who a visitor is, what they prefer, how they pay, and their orders.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: schemaOf(ProblemResponse, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
        shop: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Shop-Key',
          description: 'The key of the shop’s server',
        },
        bearer: { type: 'http', scheme: 'bearer', description: "The visitor's commerce token" },
      },
    },
  }
}
