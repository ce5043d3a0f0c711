import type { Rollup } from 'vite'

type Info = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null

const ENTRY = /\/app\/(?:root|entry\.client)\.tsx$/
const ROUTE = /\/app\/routes\/[^?]*\.tsx\?/
const APP = /\/app\//
/** Code for any page: the kit, and the parts of the app that belong to no feature of the shop. */
const GENERAL = /\/(?:ui-kit\/dist|app\/(?:i18n|features\/(?:errors|frame|toasts)))\//
/**
 * The index of all messages. Rollup places each message with the code that uses it; as part of the frame, all messages
 * would be loaded with every page.
 */
const MESSAGES = /\/paraglide\/messages/

/**
 * The card fields of one provider, which only the payment step loads: Rollup would merge them with a small part of
 * other pages.
 */
const PROVIDER_FIELDS = /\/identity-client\/dist\/(\w+Fields)-\w+\.js$/

/** Components that only a few pages use. Rollup would put each of them into the file of one of these pages. */
const OWN_FILE = /\/ui-kit\/dist\/(?:styles\/|styled\/)?(Pagination)\.js$/

/** The offline handling of forms and its message. Rollup would merge the message with parts of pages without a form. */
const OFFLINE = /\/app\/(?:features\/forms\/stayWhenOffline\.ts|paraglide\/messages\/connection_lost\.js)$/

/**
 * The card of a design, and the messages of the pages that list cards. A separate file for each message would be
 * smaller than the headers of a response.
 */
const CARDS =
  /\/app\/(?:features\/catalogue\/(?:DesignCard\.tsx|plusPriceText\.ts)|paraglide\/messages\/(?:breadcrumbs_label|home_link|load_more|price_from|showing|with_plus)\.js)$/

/** Parts that do not load for every visitor after hydration: they load on use, or only in some shops. */
const ON_USE = /\/app\/features\/(?:search\/SearchSuggestions|checkout\/payment\/CardFields)\.tsx/

/** The pages of the account, the newsletter, previews and the notice about designs for adults are many, but a visitor of the shop opens few of them: together they count as one route. */
const ACCOUNT = /\/routes\/(?:\(\$locale\)\.(?:account|newsletter|adult-content)|preview)\b/

/**
 * The page of a preview link that does not work: Rollup would merge it with messages that every page loads.
 */
const PREVIEW = /\/app\/routes\/preview\.tsx/

/** General code that this many routes use belongs to the frame: separate files would be larger. */
const COMMON = 3

/** Components that two routes use and that are smaller than the headers of two responses, for their script and styles. */
const SMALL = /\/ui-kit\/dist\/(?:styles\/|styled\/)?Accordion\.js$/

/**
 * Returns a module, all modules that it imports, and the parts of the app that any of these modules loads after
 * hydration.
 */
const reach = (from: string, info: Info): ReadonlySet<string> => {
  const seen = new Set<string>()
  for (const waiting = [from]; waiting.length > 0; ) {
    const id = waiting.pop()
    if (id === undefined || seen.has(id) || MESSAGES.test(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {}
    waiting.push(
      ...importedIds,
      ...dynamicallyImportedIds.filter((part) => APP.test(part) && !ON_USE.test(part)),
    )
  }
  return seen
}

/** The modules in the one file that every page loads. */
export const frameModules = (ids: readonly string[], info: Info): ReadonlySet<string> => {
  const frame = new Set(ids.filter((id) => ENTRY.test(id)).flatMap((id) => [...reach(id, info)]))
  const uses = new Map<string, Set<string>>()
  for (const route of ids.filter((id) => ROUTE.test(id)))
    for (const id of reach(route, info))
      if (GENERAL.test(id)) {
        const routes = uses.get(id) ?? new Set()
        uses.set(id, routes.add(ACCOUNT.test(route) ? 'account' : route))
      }
  for (const [id, routes] of uses) if (routes.size >= COMMON) frame.add(id)
  for (const small of ids.filter((id) => SMALL.test(id))) for (const id of reach(small, info)) frame.add(id)
  return frame
}

/**
 * Puts the code that every page loads into one chunk: React, Remix, header and footer, and the general code that
 * several routes use. Rollup alone creates dozens of small files, which compress badly and each add the headers of a
 * response.
 */
export const frameChunk = (): Rollup.GetManualChunk => {
  let frame: ReadonlySet<string> | undefined
  return (id, { getModuleIds, getModuleInfo }) => {
    frame ??= frameModules([...getModuleIds()], getModuleInfo)
    // Remix expects the entries to be separate files.
    if (frame.has(id) && !ENTRY.test(id)) return 'frame'
    if (OFFLINE.test(id)) return 'offline'
    if (CARDS.test(id)) return 'DesignCard'
    if (PREVIEW.test(id)) return 'previewPage'
    const { importers = [] } = getModuleInfo(id) ?? {}
    const isForFields = importers.length > 0 && importers.every((importer) => PROVIDER_FIELDS.test(importer))
    return isForFields ? 'cardFields' : (PROVIDER_FIELDS.exec(id) ?? OWN_FILE.exec(id))?.[1]
  }
}
