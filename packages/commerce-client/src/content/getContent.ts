import type { Client } from '@urql/core'
import { runQuery } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import {
  GetArtistsDocument,
  GetCollectionsDocument,
  GetGuidesDocument,
  GetHomeContentDocument,
  GetMaterialsDocument,
} from '../generated/documents.ts'
import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { ok, type Result } from '../result/result.ts'
import { type Artist, parseArtist } from './artist.ts'
import { type Collection, parseCollection } from './collection.ts'
import { draftKey, withDraft } from './drafts.ts'
import { type Guide, parseGuide } from './guide.ts'
import { type HomeContent, parseHomeContent } from './homeContent.ts'
import { type Material, parseMaterial } from './material.ts'

/**
 * Returns the artists of the shop, at most 500, ordered by slug. Fails with a {@link CommerceProblem}.
 *
 * @param draft The name of a draft, whose objects replace the published ones; see {@link withDraft}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getArtists } from '@selvedge/commerce-client/content'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const artists = await getArtists(client, 'en-GB')
 * if (artists.ok) console.log(artists.value.map(({ name }) => name))
 * ```
 */
export const getArtists = async (
  client: Client,
  locale: string = DEFAULT_LOCALE,
  draft?: string,
): Promise<Result<readonly Artist[], CommerceProblem>> => {
  const result = await runQuery(client, GetArtistsDocument, {})
  if (!result.ok) return result
  return ok(
    withDraft(result.value.customObjects.results, draft).flatMap(
      ({ key, value }) => parseArtist(key, value, locale) ?? [],
    ),
  )
}

/**
 * Returns the collections of the shop, at most 500, in their order. Fails with a {@link CommerceProblem}.
 *
 * @param draft The name of a draft, whose objects replace the published ones; see {@link withDraft}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getCollections } from '@selvedge/commerce-client/content'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const collections = await getCollections(client, 'en-GB')
 * if (collections.ok) console.log(collections.value.map(({ title }) => title))
 * ```
 */
export const getCollections = async (
  client: Client,
  locale: string = DEFAULT_LOCALE,
  draft?: string,
): Promise<Result<readonly Collection[], CommerceProblem>> => {
  const result = await runQuery(client, GetCollectionsDocument, {})
  if (!result.ok) return result
  const collections = withDraft(result.value.customObjects.results, draft).flatMap(
    ({ key, value }) => parseCollection(key, value, locale) ?? [],
  )
  return ok(collections.sort((left, right) => left.order - right.order))
}

/**
 * Returns the materials of the shop, at most 500. Fails with a {@link CommerceProblem}.
 *
 * @param draft The name of a draft, whose objects replace the published ones; see {@link withDraft}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getMaterials } from '@selvedge/commerce-client/content'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const materials = await getMaterials(client, 'en-GB')
 * if (materials.ok) console.log(materials.value.map(({ name }) => name))
 * ```
 */
export const getMaterials = async (
  client: Client,
  locale: string = DEFAULT_LOCALE,
  draft?: string,
): Promise<Result<readonly Material[], CommerceProblem>> => {
  const result = await runQuery(client, GetMaterialsDocument, {})
  if (!result.ok) return result
  return ok(
    withDraft(result.value.customObjects.results, draft).flatMap(
      ({ value }) => parseMaterial(value, locale) ?? [],
    ),
  )
}

/**
 * Returns the content of a site's front page. A site without content has empty texts and all sections. Fails with a
 * {@link CommerceProblem}.
 *
 * @param key The key of the site.
 * @param draft The name of a draft, whose objects replace the published ones; see {@link withDraft}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getHomeContent } from '@selvedge/commerce-client/content'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const home = await getHomeContent(client, 'selvedge', 'en-GB')
 * if (home.ok) console.log(home.value.hero.title)
 * ```
 */
export const getHomeContent = async (
  client: Client,
  key: string,
  locale: string = DEFAULT_LOCALE,
  draft?: string,
): Promise<Result<HomeContent, CommerceProblem>> => {
  const find = (name: string) => runQuery(client, GetHomeContentDocument, { key: name })
  const drafted = draft === undefined ? undefined : await find(draftKey(key, draft))
  if (drafted && !drafted.ok) return drafted
  const result = drafted?.value.customObject ? drafted : await find(key)
  return result.ok ? ok(parseHomeContent(result.value.customObject?.value, locale)) : result
}

/**
 * Returns the guides of the shop, at most 500, ordered by the key of their product. Fails with a {@link CommerceProblem}.
 *
 * @param draft The name of a draft, whose objects replace the published ones; see {@link withDraft}.
 *
 * @example
 * ```ts
 * import { createCommerceClient } from '@selvedge/commerce-client'
 * import { getGuides } from '@selvedge/commerce-client/content'
 *
 * const client = createCommerceClient({ graphqlUrl: 'https://shop.example.com/graphql' })
 * const guides = await getGuides(client, 'en-GB')
 * if (guides.ok) console.log(guides.value.map(({ title }) => title))
 * ```
 */
export const getGuides = async (
  client: Client,
  locale: string = DEFAULT_LOCALE,
  draft?: string,
): Promise<Result<readonly Guide[], CommerceProblem>> => {
  const result = await runQuery(client, GetGuidesDocument, {})
  if (!result.ok) return result
  return ok(
    withDraft(result.value.customObjects.results, draft).flatMap(
      ({ key, value }) => parseGuide(key, value, locale) ?? [],
    ),
  )
}
