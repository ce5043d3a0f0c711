import type { Meta } from '@storybook/react-vite'
import {
  Breadcrumbs,
  Button,
  Chip,
  Columns,
  Container,
  Divider,
  FacetGroup,
  FeaturePanel,
  FilterBar,
  FilterLink,
  Grid,
  HeartIcon,
  Hidden,
  IconButton,
  LoadMore,
  PageTitle,
  Price,
  ProductCard,
  ResultsBar,
  SortSelect,
  TextInput,
  TextLink,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import {
  boathouseDesign,
  courtDesign,
  type Design,
  dahliaDesign,
  fennelDesign,
  hedgerowDesign,
  hoursDesign,
  palaisDesign,
  plaidDesign,
  stripeDesign,
  tansyDesign,
  terrazzoDesign,
  understoreyDesign,
  waterDesign,
} from './designs.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Category', parameters: { layout: 'fullscreen' } } satisfies Meta

const colors = [
  '#B23A33',
  '#E07B39',
  '#E3B23C',
  '#6E8F4E',
  '#0B6E69',
  '#3E7CA8',
  '#2C3E6B',
  '#6B3F73',
  '#D68A9C',
  '#8A5A3C',
  '#F4EEE2',
  '#2A2622',
]

const sort = (
  <SortSelect label="Sort by" name="sort" defaultValue="featured">
    <option value="featured">Featured</option>
    <option value="new">Newest</option>
  </SortSelect>
)

const facets = (
  <>
    <FacetGroup
      legend="Colour"
      name="colour"
      options={colors.map((color, index) => ({ value: color, label: color, color, checked: index === 4 }))}
    />
    <FacetGroup
      legend="Material"
      name="material"
      options={['Quilting cotton', 'Linen cotton canvas', 'Cotton lawn', 'Organic sateen'].map((label) => ({
        value: label,
        label,
        count: '4,105',
      }))}
      more={
        <TextLink href="#more" size="small" place="alone">
          13 more fabrics
        </TextLink>
      }
    />
    <FacetGroup legend="Price" note="per yard">
      <Grid columns="pair">
        <TextInput label="From" size="s" defaultValue="$14" />
        <TextInput label="To" size="s" defaultValue="$34" />
      </Grid>
    </FacetGroup>
    <FacetGroup
      legend="Availability"
      name="availability"
      options={[
        { value: 'swatch', label: 'Swatch available', count: '4,105', checked: true },
        { value: 'soon', label: 'Ships in 1–2 days', count: '4,105', checked: true },
        { value: 'sale', label: 'On sale', count: '112' },
      ]}
    />
  </>
)

const Card = ({ print, at }: { readonly print: Design; readonly at: number }) => (
  <ProductCard
    href={`#${print.name}`}
    name={print.name}
    designer={print.designer}
    colors={print.colors}
    price={
      <Price current={at === 2 ? '$13.60' : '$18.50'} was={at === 2 ? '$16.00' : undefined} unit="a yard" />
    }
    image={<DesignImage design={print} />}
    second={<DesignImage design={print} view="cushion" />}
    wishlistButton={<IconButton label={`Save ${print.name}`} icon={<HeartIcon />} tone="floating" />}
    quick={
      <Button tone="quiet" size="s">
        Add a swatch, $5
      </Button>
    }
  />
)

const chips = (
  <>
    {['Swatch available', 'Ships in 1–2 days', '$14 to $34'].map((label) => (
      <Chip key={label} removeHref={`#${label}`} removeLabel={`Remove ${label}`}>
        {label}
      </Chip>
    ))}
    <TextLink href="#clear" size="small" place="alone">
      Clear all
    </TextLink>
  </>
)

const list = (
  <div>
    <ResultsBar count="4,105 designs" chips={chips} sort={sort} />
    <Hidden when="visually" as="h2">
      Designs
    </Hidden>
    <Grid columns="cards">
      {[
        understoreyDesign,
        courtDesign,
        dahliaDesign,
        hoursDesign,
        stripeDesign,
        waterDesign,
        palaisDesign,
      ].map((print, at) => (
        <Card key={print.key} print={print} at={at} />
      ))}
      <FeaturePanel
        title="Hold it first"
        text="An 8 × 8 inch swatch of any design on any fabric. The $5 comes off your first yard."
        action={<Button href="#swatches">Start a swatch order</Button>}
        images={[
          <DesignImage key="a" design={stripeDesign} />,
          <DesignImage key="b" design={dahliaDesign} />,
          <DesignImage key="c" design={courtDesign} />,
        ]}
      />
      {[boathouseDesign, terrazzoDesign, plaidDesign, tansyDesign, fennelDesign, hedgerowDesign].map(
        (print, at) => (
          <Card key={print.key} print={print} at={at + 7} />
        ),
      )}
      <Card print={understoreyDesign} at={9} />
    </Grid>
    <LoadMore
      status="Showing 13 of 4,105"
      shown={330}
      total={4105}
      href="#page=2"
      label="Load more designs"
    />
  </div>
)

export const Category = {
  render: () => (
    <Shell>
      <Container>
        <Breadcrumbs
          label="Breadcrumbs"
          items={[{ label: 'Home', href: '#home' }, { label: 'Printed fabric' }]}
        />
        <PageTitle
          title="Printed fabric"
          text="Nineteen cloths, from lawn you can read through to canvas that holds a chair together. Printed edge to edge, 42 to 58 inches wide."
        />
        <FilterBar
          filter={<FilterLink href="#filter">Filter (3)</FilterLink>}
          sort={
            <SortSelect label="Sort:" name="sort-narrow" defaultValue="featured">
              <option value="featured">Featured</option>
            </SortSelect>
          }
        />
        <Hidden when="belowLg">
          <Divider tone="strong" />
        </Hidden>
        <Columns layout="facets">
          <Hidden when="belowLg" as="aside">
            {facets}
          </Hidden>
          {list}
        </Columns>
      </Container>
    </Shell>
  ),
}
