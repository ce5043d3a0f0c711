import publicTypes from '../__snapshots__/publicTypes.test.ts.snap?raw'

/** Removes `undefined` from the type of an optional prop, because the table marks the required props instead. */
const withoutUndefined = (type: string): string =>
  type.replace(/^\((.+)\) \| undefined$/, '$1').replace(/ \| undefined$/, '')

/** The types of the props of one component. A prop with several lines has a different type in each variant of the props. */
const typesOf = (lines: readonly string[]): ReadonlyMap<string, string> => {
  const types = new Map<string, string>()
  for (const line of lines) {
    const [, prop = '', written = ''] = /^ {2}(\w+|"[^"]+")\??: (.*)$/.exec(line) ?? []
    const type = withoutUndefined(written)
    const before = types.get(prop)
    if (type !== 'undefined') types.set(prop, before && before !== type ? `${before} | ${type}` : type)
  }
  return types
}

/** The types of the props of each component, from the reviewed list of public types. */
const propTypes = new Map(
  publicTypes.split('\n\n').map((block) => {
    const [name = '', ...lines] = block.trim().split('\n')
    return [name, typesOf(lines)]
  }),
)

interface PropRow {
  readonly options?: readonly unknown[]
  readonly table?: { readonly type?: { readonly summary?: string }; readonly category?: string }
}

interface DocumentedComponent {
  readonly displayName?: string
  readonly __docgenInfo?: { readonly displayName?: string }
}

/**
 * Completes the table of props on a docs page: Storybook writes "union" and "unknown" for types that it cannot read. Props
 * with variants keep their list of values. Variants of nested objects, such as the tone of a menu item, are below the props.
 */
export const withPropTypes = <Row extends PropRow>(
  component: DocumentedComponent | undefined,
  rows: Readonly<Record<string, Row>>,
): Record<string, Row> => {
  const name = component?.__docgenInfo?.displayName ?? component?.displayName
  const types = propTypes.get(`${name}Props`)
  return Object.fromEntries(
    Object.entries(rows).map(([prop, row]) => {
      const type = types?.get(prop)
      if (types && type === undefined && row.options)
        return [prop, { ...row, table: { ...row.table, category: 'In the objects above' } }]
      if (type === undefined || row.options) return [prop, row]
      return [prop, { ...row, table: { ...row.table, type: { summary: type } } }]
    }),
  )
}
