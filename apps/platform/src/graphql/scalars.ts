import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'

const wrong = (type: string, value: unknown): never => {
  throw new GraphQLError(`Value is not a ${type}: ${JSON.stringify(value)}`, {
    extensions: { code: 'InvalidInput' },
  })
}

const textScalar = (name: string, isValid: (text: string) => boolean) => {
  const read = (value: unknown) => (typeof value === 'string' && isValid(value) ? value : wrong(name, value))
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => String(value),
    parseValue: read,
    parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
  })
}

const readLong = (value: unknown): number =>
  Number.isSafeInteger(value) ? (value as number) : wrong('Long', value)

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))

/** The platform's scalars. `Long` is a JSON number. */
export const scalars = {
  Long: new GraphQLScalarType<number, number>({
    name: 'Long',
    serialize: (value) => Number(value),
    parseValue: readLong,
    parseLiteral: (node) => readLong(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
  Json: new GraphQLScalarType({
    name: 'Json',
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
  DateTime: textScalar('DateTime', isMoment),
  Date: textScalar('Date', (text) => /^\d{4}-\d\d-\d\d$/.test(text)),
  Locale: textScalar('Locale', (text) => /^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(text)),
  Country: textScalar('Country', (text) => /^[A-Z]{2}$/.test(text)),
  Currency: textScalar('Currency', (text) => /^[A-Z]{3}$/.test(text)),
  KeyReferenceInput: textScalar('KeyReferenceInput', (text) => text.length > 0),
}
