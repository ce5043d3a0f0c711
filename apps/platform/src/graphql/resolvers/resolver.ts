/** A resolver whose arguments GraphQL has checked against the schema. */
export type Resolver = (source: unknown, args: never, context: never, info: never) => unknown
