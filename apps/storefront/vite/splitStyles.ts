import type { Plugin, Rollup } from 'vite'
import { frameSheet, type Place, pageSheet } from './sheetOf.ts'

const ROOT = /\/app\/root\.tsx/
const ROUTE = /\/app\/routes\//
const WORD = /-?[_a-zA-Z][\w-]*/g

type Bundle = Rollup.OutputBundle
type Chunk = Rollup.OutputChunk

/** Everything that can come to run from these files, lazily loaded parts too. */
const wordsReached = (bundle: Bundle, from: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const words = new Set<string>()
  for (const waiting = [...from]; waiting.length > 0; ) {
    const name = waiting.pop() ?? ''
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') continue
    files.add(name)
    for (const [word] of chunk.code.matchAll(WORD)) words.add(word)
    waiting.push(...chunk.imports, ...chunk.dynamicImports)
  }
  return words
}

const chunksOf = (bundle: Bundle, module: RegExp): Chunk[] =>
  Object.values(bundle).filter(
    (file): file is Chunk => file.type === 'chunk' && file.isEntry && module.test(file.facadeModuleId ?? ''),
  )

const textOf = ({ source }: Rollup.OutputAsset): string =>
  typeof source === 'string' ? source : Buffer.from(source).toString()

/**
 * Cuts the kit's one stylesheet to what a page uses: the frame's rules on every page, and with each route what it adds.
 * The frame's come first, which keeps the cascade: where the classes of two components meet on one element, one renders
 * the other, and the inner one, whose rules give way, is in the frame whenever the outer one is.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Before the manifest is written, from which Remix reads which styles a route has.
    order: 'pre',
    handler(_options, bundle) {
      const [root] = chunksOf(bundle, ROOT)
      const [name] = root?.viteMetadata?.importedCss ?? []
      const sheet = name === undefined ? undefined : bundle[name]
      if (!root || !name || sheet?.type !== 'asset') return
      const css = textOf(sheet)
      const everywhere = wordsReached(bundle, [root.fileName])
      const emit = (source: string, from: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${from}.css`, source }))

      const isFrame = (classes: readonly string[]): boolean => classes.every((known) => everywhere.has(known))
      for (const route of chunksOf(bundle, ROUTE)) {
        const here = wordsReached(bundle, [root.fileName, route.fileName])
        const placeOf = (classes: readonly string[]): Place => {
          if (isFrame(classes)) return 'frame'
          return classes.every((known) => here.has(known)) ? 'here' : 'nowhere'
        }
        const more = pageSheet(css, placeOf)
        if (more.trim() !== '') route.viteMetadata?.importedCss.add(emit(more, route.name))
      }
      const placeOf = (classes: readonly string[]): Place => (isFrame(classes) ? 'frame' : 'nowhere')
      root.viteMetadata?.importedCss.delete(name)
      root.viteMetadata?.importedCss.add(emit(frameSheet(css, placeOf), 'root'))
      delete bundle[name]
    },
  },
})
