import type { Plugin, Rollup } from 'vite'
import { frameSheet, type Place, pageSheet } from './sheetOf.ts'

const ROOT = /\/app\/root\.tsx/
const ROUTE = /\/app\/routes\//
/** The server sends these parts with the page; only their script comes later. */
const DEFERRED = /\.deferred\.tsx$/
const WORD = /-?[_a-zA-Z][\w-]*/g

type Bundle = Rollup.OutputBundle
type Chunk = Rollup.OutputChunk

type Reached = {
  /** Every word in the code that comes with these modules. */
  readonly words: ReadonlySet<string>
  /** The modules that this code loads only when it needs them. */
  readonly later: ReadonlySet<string>
}

type Info = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null

/** The words of each module's code, as far as it was not shaken off. */
const wordsOf = (bundle: Bundle): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules).map(
            ([id, { code }]) =>
              [id, new Set([...(code ?? '').matchAll(WORD)].map(([word]) => word))] as const,
          )
        : [],
    ),
  )

/** Everything that comes to run with these modules. Files say less: one may hold what only another page uses. */
const createReach =
  (known: ReadonlyMap<string, ReadonlySet<string>>, info: Info) =>
  (from: readonly string[]): Reached => {
    const modules = new Set<string>()
    const words = new Set<string>()
    const later = new Set<string>()
    for (const waiting = [...from]; waiting.length > 0; ) {
      const id = waiting.pop()
      if (id === undefined || modules.has(id)) continue
      modules.add(id)
      for (const word of known.get(id) ?? []) words.add(word)
      for (const part of info(id)?.dynamicallyImportedIds ?? [])
        if (DEFERRED.test(part)) waiting.push(part)
        else later.add(part)
      waiting.push(...(info(id)?.importedIds ?? []))
    }
    return { words, later }
  }

const chunksOf = (bundle: Bundle, module: RegExp): Chunk[] =>
  Object.values(bundle).filter(
    (file): file is Chunk => file.type === 'chunk' && file.isEntry && module.test(file.facadeModuleId ?? ''),
  )

const textOf = ({ source }: Rollup.OutputAsset): string =>
  typeof source === 'string' ? source : Buffer.from(source).toString()

/**
 * Cuts the kit's one stylesheet to what a page uses: the frame's rules on every page, with each route what it adds, and
 * with a part that is loaded later what only that part adds. The frame's come first, which keeps the cascade: where the
 * classes of two components meet on one element, one renders the other, and the inner one, whose rules give way, is in
 * the frame whenever the outer one is.
 */
export const splitStyles = (): Plugin => ({
  name: 'split-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Before the manifest is written, from which Remix reads which styles a route has.
    order: 'pre',
    handler(_options, bundle) {
      // The root may stand behind a file of its own when parts that are loaded later use something of it.
      const root = Object.values(bundle).find(
        (file): file is Chunk =>
          file.type === 'chunk' &&
          file.moduleIds.some((id) => ROOT.test(id)) &&
          (file.viteMetadata?.importedCss.size ?? 0) > 0,
      )
      const [name] = root?.viteMetadata?.importedCss ?? []
      const sheet = name === undefined ? undefined : bundle[name]
      if (!root || !name || sheet?.type !== 'asset')
        return this.error('The styles of the root were not found.')
      const css = textOf(sheet)
      const reach = createReach(wordsOf(bundle), (id) => this.getModuleInfo(id))
      const frame = root.facadeModuleId ?? ''
      const everywhere = reach([frame])
      const emit = (source: string, from: string): string =>
        this.getFileName(this.emitFile({ type: 'asset', name: `${from}.css`, source }))

      const within = (classes: readonly string[], words: ReadonlySet<string>): boolean =>
        classes.every((known) => words.has(known))
      const isFrame = (classes: readonly string[]): boolean => within(classes, everywhere.words)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const parts = new Map<string, Set<string>[]>()
      for (const route of chunksOf(bundle, ROUTE)) {
        const here = reach([frame, route.facadeModuleId ?? ''])
        const placeOf = (classes: readonly string[]): Place => {
          if (isFrame(classes)) return 'frame'
          return within(classes, here.words) ? 'here' : 'nowhere'
        }
        const more = pageSheet(css, placeOf)
        if (more.trim() !== '') route.viteMetadata?.importedCss.add(emit(more, route.name))
        for (const id of here.later) parts.set(id, [...(parts.get(id) ?? []), new Set(here.words)])
      }
      for (const [id, pages] of parts) {
        const part = chunks.find(({ moduleIds }) => moduleIds.includes(id))
        if (!part) continue
        const { words } = reach([frame, id])
        const placeOf = (classes: readonly string[]): Place => {
          if (pages.every((page) => within(classes, page))) return 'frame'
          return within(classes, words) ? 'here' : 'nowhere'
        }
        const more = pageSheet(css, placeOf)
        if (more.trim() !== '') part.viteMetadata?.importedCss.add(emit(more, part.name))
      }
      const placeOf = (classes: readonly string[]): Place => (isFrame(classes) ? 'frame' : 'nowhere')
      root.viteMetadata?.importedCss.delete(name)
      root.viteMetadata?.importedCss.add(emit(frameSheet(css, placeOf), 'root'))
      delete bundle[name]
    },
  },
})
