import { attributeText } from '@selvedge/cart-domain'
import {
  createCommerceClient,
  getProductBySlug,
  runQuery,
  SearchProductsDocument,
} from '@selvedge/commerce-client'
import { clientTokenSource, createTokenFlows } from '@selvedge/commerce-client/session'
import type { Product } from './pages'

const market = { locale: 'en-US', currency: 'USD', country: 'US' } as const

const setting = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing.`)
  return value
}

const createClient = () => {
  const [apiUrl, projectKey] = [setting('COMMERCE_API_URL'), setting('COMMERCE_PROJECT_KEY')]
  const flows = createTokenFlows({
    authUrl: setting('COMMERCE_AUTH_URL'),
    projectKey,
    clientId: setting('COMMERCE_CLIENT_ID'),
    clientSecret: setting('COMMERCE_CLIENT_SECRET'),
  })
  return createCommerceClient({
    graphqlUrl: `${apiUrl}/${projectKey}/graphql`,
    runtime: 'server',
    token: clientTokenSource(flows),
  })
}

let client: ReturnType<typeof createClient> | undefined
/** The client has only the token of the application, so that all requests can share it. */
const catalogue = () => {
  client ??= createClient()
  return client
}

type Found = {
  readonly name?: string | null
  readonly slug?: string | null
  readonly masterVariant: {
    readonly images: readonly { readonly url: string }[]
    readonly attributesRaw: readonly { readonly name: string; readonly value: unknown }[]
  }
}

const toProduct = ({ name, slug, masterVariant }: Found): Product => {
  const attributeOf = (attribute: string) =>
    masterVariant.attributesRaw.find((each) => each.name === attribute)?.value
  const palette = attributeOf('palette')
  return {
    name: name ?? '',
    slug: slug ?? '',
    designer: attributeText(attributeOf('artistName')) ?? '',
    image: masterVariant.images[0]?.url ?? '',
    colors: Array.isArray(palette) ? palette.map(String) : [],
  }
}

/** The first products of the shop; `undefined` when the platform does not respond. */
export const listProducts = async (): Promise<readonly Product[] | undefined> => {
  const found = await runQuery(catalogue(), SearchProductsDocument, {
    locale: market.locale,
    limit: 12,
    priceSelector: { currency: market.currency, country: market.country },
  })
  return found.ok ? found.value.productProjectionSearch.results.map(toProduct) : undefined
}

/** A product and the status of its page: 404 when there is no such product, 503 when the platform does not respond. */
export const findProduct = async (
  slug: string,
): Promise<
  | { readonly status: 200; readonly product: Product }
  | { readonly status: 404 | 503; readonly product?: undefined }
> => {
  const found = await getProductBySlug(catalogue(), { slug, ...market })
  if (!found.ok) return { status: 503 }
  const current = found.value?.masterData.current
  return current ? { status: 200, product: toProduct(current) } : { status: 404 }
}
