import {
  Button,
  Container,
  ErrorState,
  Grid,
  Heading,
  ProductCard,
  QuantityStepper,
  Stack,
  Text,
} from '@selvedge/ui-kit'
import { DesignImage } from './DesignImage'

/** The data of a product that the pages show. It is plain, so that servers can send it to the browser. */
export type Product = {
  readonly name: string
  readonly slug: string
  readonly designer: string
  readonly image: string
  readonly colors: readonly string[]
}

export const Catalogue = ({ products }: { readonly products: readonly Product[] }) => (
  <Container>
    <Stack gap="l">
      <Heading level={1}>Designs</Heading>
      <Grid columns="cards">
        {products.map(({ name, slug, designer, image, colors }) => (
          <ProductCard
            key={slug}
            headingLevel={2}
            href={`/product/${encodeURIComponent(slug)}`}
            name={name}
            designer={designer}
            colors={colors}
            price=""
            image={<DesignImage url={image} />}
          />
        ))}
      </Grid>
    </Stack>
  </Container>
)

export const ProductPage = ({ product }: { readonly product: Product }) => (
  <Container>
    <Stack gap="l">
      <Heading level={1}>{product.name}</Heading>
      <Text>{product.designer}</Text>
      <QuantityStepper
        name="quantity"
        label="Quantity"
        labels={{ decrease: 'One less', increase: 'One more' }}
        defaultValue={1}
      />
      <Button href="/">Back to the designs</Button>
    </Stack>
  </Container>
)

const titles = {
  404: 'This page does not exist',
  503: 'The shop does not respond',
} as const

export const ErrorPage = ({ status }: { readonly status: 404 | 503 }) => (
  <ErrorState title={titles[status]} action={<Button href="/">Back to the designs</Button>} />
)
