import type { Rollup } from 'vite'

type Info = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds'> | null

const FRAME = /\/app\/(?:root|entry\.client)\.tsx$/
const ROUTE = /\/app\/routes\/[^?]*\.tsx\?/
const STYLE = /\.css/
const KIT = /\/ui-kit\/dist\//
/** Small and needed both at once and by parts that come later: in a file of those it would bring them along. */
const WORDS = /\/app\/(?:i18n\/|features\/(?:toasts\/(?:useToast|failuresShown)|forms\/keepPage)\.ts)/

/** A part of the kit that this many pages use comes with the frame: by itself it weighs more than on pages without it. */
const COMMON = 4

/** Everything that comes with a module: itself, what it imports, and so on. */
const reach = (from: string, info: Info): ReadonlySet<string> => {
  const seen = new Set<string>()
  for (const waiting = [from]; waiting.length > 0; ) {
    const id = waiting.pop()
    if (id === undefined || seen.has(id)) continue
    seen.add(id)
    waiting.push(...(info(id)?.importedIds ?? []))
  }
  return seen
}

/** The modules that belong into the one file that every page loads. */
export const frameModules = (ids: readonly string[], info: Info): ReadonlySet<string> => {
  const frame = new Set(ids.filter((id) => FRAME.test(id)).flatMap((id) => [...reach(id, info)]))
  for (const id of ids) if (WORDS.test(id)) frame.add(id)
  const pages = new Map<string, number>()
  for (const route of ids.filter((id) => ROUTE.test(id)))
    for (const id of reach(route, info)) pages.set(id, (pages.get(id) ?? 0) + 1)
  for (const [id, count] of pages) if (count >= COMMON && KIT.test(id)) frame.add(id)
  return frame
}

/**
 * Puts what every page needs, React, Remix, head and foot and the kit's common parts, into one file. Left to itself the
 * bundler makes dozens of small ones, which compress badly, and joins those to others that a page has no use for.
 */
export const gatherChunks = (): Rollup.GetManualChunk => {
  let frame: ReadonlySet<string> | undefined
  return (id, { getModuleIds, getModuleInfo }) => {
    frame ??= frameModules([...getModuleIds()], getModuleInfo)
    // Entries stay files of their own, and styles are cut by page.
    return frame.has(id) && !FRAME.test(id) && !STYLE.test(id) ? 'frame' : undefined
  }
}
