import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Accordion, AccordionItem } from '@selvedge/ui-kit/Accordion'
import { Breadcrumbs } from '@selvedge/ui-kit/Breadcrumbs'
import { Button } from '@selvedge/ui-kit/Button'
import { BuyBar } from '@selvedge/ui-kit/BuyBar'
import { Callout } from '@selvedge/ui-kit/Callout'
import { Columns } from '@selvedge/ui-kit/Columns'
import { Container } from '@selvedge/ui-kit/Container'
import { Facts } from '@selvedge/ui-kit/Facts'
import { Heading } from '@selvedge/ui-kit/Heading'
import { List } from '@selvedge/ui-kit/List'
import { Price } from '@selvedge/ui-kit/Price'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { changeWishlist } from '../features/account/wishlist.server.ts'
import { cartClientAction } from '../features/cart/cartClientAction.ts'
import { changeCart } from '../features/cart/changeCart.server.ts'
import { useRefusalToast } from '../features/cart/useRefusalToast.ts'
import { priceUnitText } from '../features/catalogue/unitText.ts'
import { revalidateAfterActions } from '../features/frame/revalidateAfterActions.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { usePaths } from '../features/frame/useShop.ts'
import { BuyForm } from '../features/product/BuyForm.tsx'
import { Calculator } from '../features/product/Calculator.tsx'
import { forgetViewed } from '../features/product/forgetViewed.server.ts'
import { loadProduct } from '../features/product/loadProduct.server.ts'
import { ProductAxes } from '../features/product/ProductAxes.tsx'
import { ProductFacts } from '../features/product/ProductFacts.tsx'
import { ProductGallery, ProductScale, ProductScenes } from '../features/product/ProductImages.tsx'
import { ProductColourways, ProductKinds, ProductRelated } from '../features/product/ProductRelated.tsx'
import { ProductSizes } from '../features/product/ProductSizes.tsx'
import { packProduct } from '../features/product/packProduct.server.ts'
import { SaveForm, SaveHeartButton } from '../features/product/SaveForm.tsx'
import { SwatchOffer } from '../features/product/SwatchOffer.tsx'
import { withProductHead } from '../features/seo/describeProduct.server.ts'
import { m } from '../paraglide/messages.js'

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? unpackData(data.page).head : [])

export const loader = async ({ context: { shop }, params, request }: LoaderFunctionArgs) => {
  const data = await loadProduct(shop, params.slug ?? '', new URL(request.url).searchParams)
  return packProduct(await withProductHead(shop, data))
}

/** Adds the product to the cart, saves it to the wishlist, or forgets the products that the visitor viewed. */
export const action = async ({ context: { shop }, params, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const intent = form.get('intent')
  const { pathname, search } = new URL(request.url)
  const page = `${pathname}${search}`
  if (intent === 'forget-viewed') return forgetViewed(shop, page)
  if (intent !== 'save' && intent !== 'remove') return changeCart(shop, form, params.slug)
  return changeWishlist(shop, form, { slug: params.slug ?? '', page })
}
export const clientAction = cartClientAction
export const shouldRevalidate = revalidateAfterActions

export default function Product() {
  useRefusalToast()
  const { page, related } = useLoaderData<typeof loader>()
  const { product, fill, artist, saved, system, units, about, sizes, calculator, relatedTexts } =
    unpackData(page)
  const quantity = calculator?.current.result?.quantity
  const paths = usePaths()
  return (
    <>
      <Container>
        <Breadcrumbs
          label={m.breadcrumbs_label()}
          items={[
            { label: m.home_link(), href: paths.home() },
            ...product.breadcrumbs.map(({ name, slug }) => ({ label: name, href: paths.category(slug) })),
            { label: product.name },
          ]}
        />
        <Columns layout="product">
          <ProductGallery key={product.slug} product={product} />
          <Stack gap="l">
            <Stack gap="s">
              <Heading level={1} size="page" secondLine={product.kind}>
                {product.kind ? `${product.design},` : product.name}
              </Heading>
              {product.designer ? (
                <Text>
                  {m.by_designer()}{' '}
                  <TextLink href={paths.designer(product.designer, artist)}>{product.designer}</TextLink>
                </Text>
              ) : null}
            </Stack>
            <ProductColourways product={product} related={related} />
            <ProductAxes product={product} />
            {product.swatch ? <SwatchOffer key={product.swatch.sku} swatch={product.swatch} /> : null}
            {calculator ? <Calculator calculator={calculator} product={product} /> : null}
            <SaveForm sku={product.sku} saved={saved} />
            {fill ? (
              <>
                <Price current={product.price} size="figure" />
                <Button href={fill.href} size="l" width="full">
                  {fill.label}
                </Button>
              </>
            ) : (
              <BuyForm
                key={`${product.slug} ${quantity}`}
                product={product}
                delivery={about.delivery}
                initialQuantity={quantity}
                beside={<SaveHeartButton sku={product.sku} saved={saved} />}
              />
            )}
            {product.notice ? <Callout tone="info">{product.notice}</Callout> : null}
            <Accordion>
              <AccordionItem title={m.details_title()} open>
                <Stack gap="m">
                  <Text tone="muted">{product.description}</Text>
                  <Facts
                    items={[...about.details, ...product.facts].map(({ name, value }) => ({
                      term: name,
                      value,
                    }))}
                  />
                </Stack>
              </AccordionItem>
              {about.steps.length > 0 ? (
                <AccordionItem title={about.stepsTitle} open={about.isGuided}>
                  <List marker="number" gap="s">
                    {about.steps}
                  </List>
                </AccordionItem>
              ) : null}
              {about.care ? (
                <AccordionItem title={m.care_title()}>
                  <Text tone="muted">{about.care}</Text>
                </AccordionItem>
              ) : null}
              {about.returns ? (
                <AccordionItem title={m.returns_title()}>
                  <Text tone="muted">{about.returns}</Text>
                </AccordionItem>
              ) : null}
            </Accordion>
          </Stack>
          <Stack gap="xxl">
            <ProductSizes product={product} sizes={sizes} />
            <ProductScale product={product} system={system} units={units} />
            <ProductScenes product={product} related={related} />
          </Stack>
        </Columns>
      </Container>
      <ProductKinds product={product} related={related} />
      <ProductFacts about={about} system={system} units={units} />
      <ProductRelated {...{ product, artist, related, relatedTexts }} />
      {product.available && !fill ? (
        <BuyBar
          price={<Price current={product.price} size="line" {...priceUnitText(product.unit)} />}
          action={
            <Button type="submit" form="buy" width="full">
              {m.add_to_cart()}
            </Button>
          }
        />
      ) : null}
    </>
  )
}
