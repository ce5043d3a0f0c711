import type { Meta } from '@storybook/react-vite'
import {
  Button,
  Container,
  EmptyState,
  Grid,
  Inline,
  PageTitle,
  Price,
  ProductCard,
  ResultsBar,
  SearchField,
  SectionHeader,
  SortSelect,
  Stack,
} from '../index.ts'
import { DesignImage } from './designImages.tsx'
import {
  courtDesign,
  type Design,
  hoursDesign,
  plaidDesign,
  terrazzoDesign,
  understoreyDesign,
} from './designs.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Search', parameters: { layout: 'fullscreen' } } satisfies Meta

const results = [
  { design: hoursDesign, view: 'cushion', kind: 'Throw pillow', price: '$34.00' },
  { design: courtDesign, view: 'cushion', kind: 'Throw pillow', price: '$34.00' },
  { design: plaidDesign, view: 'cushion', kind: 'Throw pillow', price: '$39.00' },
  { design: terrazzoDesign, view: 'cushion', kind: 'Throw pillow', price: '$39.00' },
] as const

const newest = [understoreyDesign, courtDesign, hoursDesign, plaidDesign]

const Field = ({ value }: { readonly value: string }) => (
  <SearchField
    action="#search"
    label="Search again"
    placeholder="Search designs"
    value={value}
    submit="Search"
  />
)

const Card = ({
  design,
  view,
  kind,
  price,
  unit,
}: {
  readonly design: Design
  readonly view: string
  readonly kind: string
  readonly price: string
  readonly unit?: string
}) => (
  <ProductCard
    name={design.name}
    href={`#${design.key}`}
    headingLevel={2}
    image={<DesignImage design={design} view={view} />}
    colors={design.colors}
    designer={design.designer}
    kind={kind}
    price={<Price current={price} unit={unit} />}
  />
)

export const Search = {
  render: () => (
    <Shell>
      <Container>
        <Field value="cusion" />
        <PageTitle
          size="page"
          title="“cushion”"
          text="Nothing has the word “cusion”: these are the results for “cushion”."
        />
        <ResultsBar
          count="4 designs"
          sort={
            <SortSelect label="Sort by" name="sort" defaultValue="featured">
              <option value="featured">Featured</option>
              <option value="price">Price, low to high</option>
            </SortSelect>
          }
        />
        <Grid columns="four">
          {results.map((result) => (
            <Card key={result.design.key} {...result} />
          ))}
        </Grid>
      </Container>
    </Shell>
  ),
}

export const NothingFound = {
  render: () => (
    <Shell>
      <Container>
        <Field value="plaid zeppelin" />
        <Stack gap="xxl">
          <EmptyState
            level={1}
            title="Nothing found for “plaid zeppelin”"
            text="A part of it has results."
            action={
              <Inline gap="s" justify="center">
                <Button size="s" href="#plaid">
                  “plaid”
                </Button>
                <Button tone="secondary" size="s" href="#fabric">
                  Printed fabric
                </Button>
                <Button tone="secondary" size="s" href="#wallpaper">
                  Wallpaper
                </Button>
              </Inline>
            }
          />
          <div>
            <SectionHeader size="panel" title="New this week" />
            <Grid columns="four">
              {newest.map((design) => (
                <Card
                  key={design.key}
                  design={design}
                  view="card"
                  kind="Printed fabric"
                  price="$18.99"
                  unit="a yard"
                />
              ))}
            </Grid>
          </div>
        </Stack>
      </Container>
    </Shell>
  ),
}
