import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import { type DefinitionNode, Kind, TokenKind } from 'graphql'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The text of the `#` lines directly above a definition. */
const commentAbove = ({ loc }: DefinitionNode): string => {
  const lines: string[] = []
  for (let token = loc?.startToken.prev; token?.kind === TokenKind.COMMENT; token = token.prev)
    lines.unshift(token.value.trim())
  return lines.join('\n')
}

/** The generated names of a definition with their documentation. */
const namesOf = (definition: DefinitionNode): readonly (readonly [name: string, text: string])[] => {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    const { value } = definition.name
    return [[`${value}Fragment`, commentAbove(definition)]]
  }
  if (definition.kind !== Kind.OPERATION_DEFINITION) return []
  const name = capital(definition.name?.value ?? '')
  const type = `${name}${capital(definition.operation)}`
  return [
    [`${name}Document`, commentAbove(definition)],
    [type, `The data that {@link ${name}Document} returns.`],
    [`${type}Variables`, `The variables of {@link ${name}Document}.`],
  ]
}

const asComment = (text: string): string =>
  text.includes('\n') ? `/**\n${text.replace(/^/gm, ' * ')}\n */` : `/** ${text} */`

/** Adds doc comments to the exports of a codegen plugin: the `#` lines above their operation or fragment. */
export const withDocComments = (plugin: CodegenPlugin): CodegenPlugin => ({
  ...plugin,
  plugin: async (schema, files, config, info): Promise<Types.ComplexPluginOutput> => {
    const output = await plugin.plugin(schema, files, config, info)
    const { content, ...rest } = typeof output === 'string' ? { content: output } : output
    const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
    const texts = new Map(definitions.flatMap(namesOf))
    const withComments = content.replace(/^export (?:type|const) (\w+)/gm, (start, name: string) => {
      const text = texts.get(name)
      return text ? `${asComment(text)}\n${start}` : start
    })
    return { ...rest, content: withComments }
  },
})
