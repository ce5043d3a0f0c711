import type { Plugin } from 'vite'

/** What a catalogue of messages says, by the message's name; a message with a choice in it is no text. */
export type Catalogue = Readonly<Record<string, unknown>>

const IMPORT = /import\s*\{\s*m\s*\}\s*from\s*(['"])([^'"]*\/paraglide\/messages)\.js\1;?/
const CALL = /(?<![\w$.])m\.(\w+)\(\)/g
const USE = /(?<![\w$.])m\.(\w+)/g

/** The texts that are the same in every locale and take nothing in, by name. The first catalogue is the base locale's. */
export const settledTexts = ([base = {}, ...others]: readonly Catalogue[]): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(base).flatMap(([name, text]) =>
      typeof text === 'string' &&
      !/[{\\]/.test(text) &&
      others.every((catalogue) => (catalogue[name] ?? text) === text)
        ? [[name, text] as const]
        : [],
    ),
  )

/**
 * Code with each call of a settled message replaced by its text, and every other message imported by itself: through the
 * barrel a page would come with all of them. `undefined` for code that uses no messages.
 */
export const inlineTexts = (code: string, texts: ReadonlyMap<string, string>): string | undefined => {
  const [line, , folder] = IMPORT.exec(code) ?? []
  if (line === undefined) return undefined
  const names = new Set<string>()
  const written = code
    .replace(line, '')
    .replace(CALL, (call, name: string) => {
      const text = texts.get(name)
      return text === undefined ? call : JSON.stringify(text)
    })
    .replace(USE, (_, name: string) => {
      names.add(name)
      return `m_${name}`
    })
  const imports = [...names].map((name) => `import { ${name} as m_${name} } from '${folder}/${name}.js'`)
  return [...imports, written].join('\n')
}

/** Writes texts that never change where they are used: a function, its export and its import weigh more than the words. */
export const inlineMessages = (catalogues: readonly Catalogue[]): Plugin => {
  const texts = settledTexts(catalogues)
  return {
    name: 'inline-messages',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !/\/app\/.*\.tsx?$/.test(id.split('?')[0] ?? id)) return undefined
      const inlined = inlineTexts(code, texts)
      return inlined === undefined ? undefined : { code: inlined, map: null }
    },
  }
}
