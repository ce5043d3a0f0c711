import { type CommerceProblem, type Result, runQuery } from '@selvedge/commerce-client'
import {
  draftKey,
  GetArtistsDocument,
  GetCollectionsDocument,
  GetGuidesDocument,
  GetHomeContentDocument,
  GetMaterialsDocument,
} from '@selvedge/commerce-client/content'
import { GetSiteConfigDocument } from '@selvedge/commerce-client/site'
import type { ShopContext } from '../context/createContext.ts'

type Shop = Pick<ShopContext, 'catalogue'> & {
  readonly settings: Pick<ShopContext['settings'], 'siteKey'>
}

/** Whether a draft has content of this site: its front page, its configuration, or content that all sites share. */
export const isDraftPresent = async (
  { catalogue: { client }, settings: { siteKey } }: Shop,
  draft: string,
): Promise<Result<boolean, CommerceProblem>> => {
  const key = draftKey(siteKey, draft)
  const own = [GetHomeContentDocument, GetSiteConfigDocument].map(async (document) => {
    const found = await runQuery(client, document, { key })
    return found.ok ? { ok: true as const, value: found.value.customObject !== null } : found
  })
  const shared = [GetArtistsDocument, GetCollectionsDocument, GetMaterialsDocument, GetGuidesDocument].map(
    async (document) => {
      const found = await runQuery(client, document, {})
      if (!found.ok) return found
      const keys = found.value.customObjects.results.map((object) => object.key)
      return {
        ok: true as const,
        value: keys.some((each) => each === draftKey(each.split('~')[0] ?? '', draft)),
      }
    },
  )
  const results = await Promise.all([...own, ...shared])
  if (results.some((result) => result.ok && result.value)) return { ok: true, value: true }
  return results.find((result) => !result.ok) ?? { ok: true, value: false }
}
