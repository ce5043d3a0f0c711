import type { Meta } from '@storybook/react-vite'
import {
  Accordion,
  AccordionItem,
  Breadcrumbs,
  Button,
  BuyBar,
  Columns,
  Container,
  Facts,
  Gallery,
  Grid,
  Heading,
  HeartIcon,
  IconButton,
  Image,
  Inline,
  Panel,
  Price,
  ProductCard,
  QuantityStepper,
  RadioCards,
  ScalePreview,
  Section,
  SectionHeader,
  SegmentedControl,
  Select,
  Stack,
  SwatchGroup,
  Text,
  TextInput,
  TextLink,
} from '../index.ts'
import { DesignImage, designImageUrl } from './designImages.tsx'
import {
  boathouseDesign,
  courtDesign,
  type Design,
  dahliaDesign,
  fennelDesign,
  hoursDesign,
  palaisDesign,
  stripeDesign,
  tansyDesign,
  terrazzoDesign,
  understoreyDesign,
  waterDesign,
} from './designs.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Product', parameters: { layout: 'fullscreen' } } satisfies Meta

const views = ['cloth', 'bolt', 'cushion', 'curtain', 'repeat'] as const

const gallery = (
  <Gallery
    label="Pictures of Understorey"
    items={views.map((view, index) => ({
      id: `image-${index}`,
      label: `Picture ${index + 1}`,
      thumb: <DesignImage view={view} />,
      main: <DesignImage view={view} alt={`Understorey, picture ${index + 1}`} />,
    }))}
  />
)

const scale = (
  <ScalePreview
    title="How big is a leaf?"
    tile={{ src: designImageUrl(understoreyDesign, 'tile'), width: 11.75, height: 15 }}
    unit="in"
    sliderLabel="Length on the ruler"
    format={(length) => `${length} in`}
    note="Drag the ruler to measure a leaf, a stem or a whole repeat."
    unitSwitch={
      <SegmentedControl
        legend="Unit"
        name="unit"
        width="auto"
        value="in"
        segments={[
          { value: 'in', label: 'in', href: '#in' },
          { value: 'cm', label: 'cm', href: '#cm' },
        ]}
      />
    }
  />
)

const materials = (
  <RadioCards
    legend="Fabric"
    name="material"
    layout="cards"
    defaultValue="linen"
    action={
      <TextLink href="#compare" size="small" place="alone">
        Compare all 19
      </TextLink>
    }
    options={[
      ['cotton', 'Quilting cotton', '4.1 oz · 42 in wide', '$18.50 a yard'],
      ['linen', 'Linen cotton canvas', '7.3 oz · 54 in wide', '$27.00 a yard'],
      ['sateen', 'Organic sateen', '4.9 oz · 56 in wide', '$24.00 a yard'],
      ['lawn', 'Cotton lawn', '2.6 oz · 54 in wide', '$22.00 a yard'],
    ].map(([value = '', label, note, aside]) => ({ value, label, note, aside, image: <DesignImage /> }))}
  />
)

const calculator = (
  <Panel tone="raised">
    <Stack gap="m">
      <Heading level={2} size="label">
        How much do I need?
      </Heading>
      <Grid columns="triple">
        <Select label="I am making" size="m">
          <option>Cushions</option>
        </Select>
        <TextInput label="Size, in" size="m" defaultValue="18 × 18" />
        <TextInput label="How many" size="m" defaultValue="8" inputMode="numeric" />
      </Grid>
      <Text size="small">Eight cushions, both sides, pattern matched: 3 yards with 9 in to spare.</Text>
    </Stack>
  </Panel>
)

const buy = (
  <Stack gap="xl">
    <Stack gap="s">
      <Heading level={1}>Understorey</Heading>
      <Inline justify="between">
        <span>
          by <TextLink href="#imani">Imani Okafor</TextLink>
        </span>
        <Text as="span" size="small" tone="muted">
          Basic repeat, 11.75 × 15 in
        </Text>
      </Inline>
    </Stack>
    <SwatchGroup
      legend="Colourway"
      current="Night pond"
      name="colourway"
      value="understorey"
      choices={[
        { value: 'understorey', label: 'Night pond', image: <DesignImage /> },
        { value: 'tansy', label: 'Warm tile', image: <DesignImage design={tansyDesign} /> },
        { value: 'fennel', label: 'Late supper', image: <DesignImage design={fennelDesign} /> },
      ]}
    />
    {materials}
    <Stack gap="s">
      <SegmentedControl
        legend="Size"
        legendShown
        name="size"
        defaultValue="yard"
        segments={[
          { value: 'swatch', label: 'Swatch 8 × 8 in' },
          { value: 'quarter', label: 'Fat quarter' },
          { value: 'yard', label: 'By the yard' },
        ]}
      />
      <Inline>
        <QuantityStepper
          name="quantity"
          label="Yards"
          labels={{ decrease: 'One yard less', increase: 'One yard more' }}
          defaultValue={3}
          unit="yd"
          size="l"
        />
        <Text as="span" size="small" tone="muted">
          One piece, uncut, 54 × 108 in
        </Text>
      </Inline>
      {calculator}
    </Stack>
    <Stack gap="m">
      <Price current="$81.00" size="figure" note="3 yd × $27.00. Plus members pay $72.90." />
      <Inline wrap="no" gap="s">
        <Button size="l" width="full">
          Add to cart
        </Button>
        <IconButton label="Save Understorey" icon={<HeartIcon />} tone="framed" size="l" />
      </Inline>
      <Text size="small">
        <strong>Arrives Monday, November 30</strong> in Hudson, NY 12534. Printed and sent within 1–5 business
        days.
      </Text>
    </Stack>
    <Accordion>
      <AccordionItem title="Details" open>
        <Facts
          items={[
            { term: 'Fabric content', value: '55% linen, 45% cotton' },
            { term: 'Printable width', value: '54 in' },
            { term: 'Design ID', value: '14820316' },
          ]}
        />
      </AccordionItem>
      <AccordionItem title="Care">Wash cool, dry flat.</AccordionItem>
      <AccordionItem title="Delivery and returns">45 days, cut or uncut.</AccordionItem>
    </Accordion>
  </Stack>
)

const scenes = (
  <Grid columns="two">
    {(['cushion', 'bolt'] as const).map((view) => (
      <Image
        key={view}
        srcFor={() => designImageUrl(understoreyDesign, view)}
        alt={`Understorey, ${view}`}
        width={960}
        height={1200}
        sizes="25vw"
        widths={[480]}
        ratio="portrait"
        radius="field"
      />
    ))}
  </Grid>
)

const more = (title: string, designs: readonly Design[]) => (
  <Section>
    <SectionHeader
      title={title}
      action={
        <TextLink href="#all" place="alone">
          All designs
        </TextLink>
      }
    />
    <Grid columns="four">
      {designs.map((design) => (
        <ProductCard
          key={design.key}
          href={`#${design.key}`}
          name={design.name}
          designer={design.designer}
          colors={design.colors}
          price={<Price current="$18.50" unit="a yard" />}
          image={<DesignImage design={design} />}
          second={<DesignImage design={design} view="cushion" />}
        />
      ))}
    </Grid>
  </Section>
)

export const Product = {
  render: () => (
    <Shell>
      <Container>
        <Breadcrumbs
          label="Breadcrumbs"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Printed fabric', href: '#fabric' },
            { label: 'Understorey' },
          ]}
        />
        <div style={{ paddingTop: 8 }}>
          <Columns layout="product">
            {gallery}
            {buy}
            <Stack gap="xl">
              {scale}
              {scenes}
            </Stack>
          </Columns>
        </div>
      </Container>
      {more('More by Imani Okafor', [terrazzoDesign, courtDesign, dahliaDesign, waterDesign])}
      {more('In the same palette', [hoursDesign, stripeDesign, palaisDesign, boathouseDesign])}
      <BuyBar
        price={<Price current="$81.00" size="line" note="3 yd, linen canvas" />}
        action={<Button width="full">Add to cart</Button>}
      />
    </Shell>
  ),
}
