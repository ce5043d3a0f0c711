import { attributeText } from '@selvedge/cart-domain'
import { lineDetails, productTitle } from '@selvedge/cart-domain/server'
import { useProduct } from '@selvedge/commerce-client/react'
import {
  Breadcrumbs,
  Button,
  Columns,
  Divider,
  ErrorState,
  Facts,
  Gallery,
  Heading,
  Hidden,
  Skeleton,
  Stack,
  Text,
} from '@selvedge/ui-kit'
import { usePageView } from '../frame/usePageView'
import { setQueryParameter, useQueryParameters } from '../router'
import { market } from '../settings'
import { useCustomerGroup } from '../visitor/useCustomerGroup'
import { BuyForm } from './BuyForm'
import { ProductImage } from './ProductImage'
import { soldVariants, type Variant } from './variants'

/** The details that shoppers may see, under the labels of the catalogue. */
const factsOf = (variant: Variant) =>
  lineDetails({ variant }).flatMap(({ name, text }) => {
    const term = variant.attributesRaw.find((each) => each.name === name)?.attributeDefinition?.label
    return term ? [{ term, value: text }] : []
  })

const imagesOf = ({ images }: Variant) =>
  images.map(({ url, label }, at) => ({
    id: String(at),
    label: label ?? `Image ${at + 1}`,
    thumb: <ProductImage url={url} />,
    main: <ProductImage url={url} alt={label ?? ''} priority={at === 0} />,
  }))

const Loading = () => (
  <>
    <Hidden when="visually" as="output">
      Loading the product
    </Hidden>
    <Columns layout="product">
      <Skeleton shape="image" />
      <Skeleton shape="panel" />
    </Columns>
  </>
)

type ProductProps = { readonly slug: string; readonly customerGroup: string | undefined }

const Product = ({ slug, customerGroup }: ProductProps) => {
  const { currency, country } = market
  const { product, loading, error, refetch } = useProduct({ slug, currency, country, customerGroup })
  const sku = useQueryParameters().get('sku')
  const variants = product ? soldVariants(product) : []
  const variant = variants.find((each) => each.sku === sku) ?? variants[0]
  const current = product?.masterData.current
  const isMissing = !loading && !variant
  const missing = error ? 'The product could not be loaded' : 'This product is not available'
  usePageView('product', isMissing ? missing : (current?.name ?? undefined))
  if (!current || !variant) {
    if (loading) return <Loading />
    return (
      <ErrorState
        title={missing}
        text={error ? 'Please check your connection.' : undefined}
        action={
          error ? <Button onClick={refetch}>Try again</Button> : <Button href="/">Back to the shop</Button>
        }
      />
    )
  }
  const textOf = (name: string): string =>
    attributeText(variant.attributesRaw.find((each) => each.name === name)?.value)
  const { design, kind } = productTitle(current.name ?? '', textOf('designName'))
  const designer = textOf('artistName')
  return (
    <>
      <Breadcrumbs label="Breadcrumbs" items={[{ label: 'All designs', href: '/' }, { label: design }]} />
      <Columns layout="product">
        <Gallery label={`Images of ${design}`} items={imagesOf(variant)} />
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} size="page">
              {design}
            </Heading>
            <Text tone="muted">{[kind, designer ? `by ${designer}` : ''].filter(Boolean).join(' ')}</Text>
          </Stack>
          <BuyForm
            name={current.name ?? ''}
            description={current.description}
            variants={variants}
            variant={variant}
            onSelect={(selected) => setQueryParameter('sku', selected)}
          />
          <Divider />
          {current.description ? <Text measure="prose">{current.description}</Text> : null}
          <Facts items={factsOf(variant)} />
        </Stack>
      </Columns>
    </>
  )
}

/**
 * The page of a product: its images, its variants and the form that adds it to the cart. The query parameter `sku` has the selected
 * variant.
 */
export const ProductPage = ({ slug }: { readonly slug: string }) => {
  const { groupId, pending } = useCustomerGroup()
  return pending ? <Loading /> : <Product slug={slug} customerGroup={groupId} />
}
