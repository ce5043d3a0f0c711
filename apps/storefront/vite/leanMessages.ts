import type { Plugin } from 'vite'

const MESSAGE = /\/paraglide\/messages\/(\w+)\.js$/
const RUNTIME = /\/paraglide\/runtime\.js$/
const REGISTRY = /\/paraglide\/registry\.js$/

/** What the shop uses of the runtime: its locale is in the path, which the shop reads itself. */
const leanRuntime = (locales: readonly string[]): string => `
export const locales = ${JSON.stringify(locales)}
export const experimentalStaticLocale = undefined
export let getLocale = () => locales[0]
export const overwriteGetLocale = (get) => { getLocale = get }
export const isLocale = (value) => locales.includes(value)
`

/** Making plural rules takes longer than a whole card of a listing; they are kept, a locale each. */
const leanRegistry = `
const rules = {}
export const plural = (locale, input) => (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(input))
`

/**
 * A message without its choice of locale where all locales say the same; `undefined` where they differ, or where the
 * compiler writes otherwise than expected.
 */
export const leanMessage = (code: string, name: string): string | undefined => {
  const written = [...code.matchAll(/^const (\w+) = \/\*\* @type [^\n]*? \*\/ (\([\s\S]*?\n\});?\n/gm)]
  const [only, ...others] = written
  if (!only?.[1] || !only[2] || others.length > 0 || !code.includes(`export const ${name} =`))
    return undefined
  const imports = only[2].includes('registry.') ? "import * as registry from '../registry.js'\n" : ''
  return `${imports}export const ${name} = ${only[2]}\n`
}

/** Cuts the compiled messages down to what this shop needs of them; what they say stays the same. */
export const leanMessages = (locales: readonly string[]): Plugin => ({
  name: 'lean-messages',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0] ?? id
    if (RUNTIME.test(path)) return { code: leanRuntime(locales), map: null }
    if (REGISTRY.test(path)) return { code: leanRegistry, map: null }
    const name = MESSAGE.exec(path)?.[1]
    const lean = name && name !== '_index' ? leanMessage(code, name) : undefined
    return lean ? { code: lean, map: null } : undefined
  },
})
