import type { Meta } from '@storybook/react-vite'
import {
  Button,
  CategoryRail,
  CollectionRow,
  CollectionTile,
  Container,
  DesignerRow,
  DesignerTile,
  Hero,
  MembershipPanel,
  MembershipPanelRow,
  NewsletterForm,
  ProcessSteps,
  ProductSwitcher,
  Section,
  SectionHeader,
  SelvedgeStrip,
  TextLink,
} from '../index.ts'
import { DesignImage, designImageUrl } from './designImages.tsx'
import {
  boathouseDesign,
  courtDesign,
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
} from './designs.ts'
import { Shell } from './shell.tsx'

export default { title: 'Pages/Home', parameters: { layout: 'fullscreen' } } satisfies Meta

const strip = (
  <SelvedgeStrip
    colors={understoreyDesign.colors}
    name={understoreyDesign.name}
    designer={understoreyDesign.designer}
  >
    <ProductSwitcher
      label="See it as"
      choices={['Fabric', 'Wallpaper', 'Cushion', 'Bedding'].map((label) => ({
        label,
        href: `#${label}`,
        current: label === 'Wallpaper',
      }))}
    />
  </SelvedgeStrip>
)

const hero = (
  <Hero
    title="Cloth with a name on its edge."
    text="Designs by independent artists, printed to order by the yard, the roll or the pillow. Every one is signed on the selvedge."
    actions={
      <>
        <Button href="#fabric">Shop printed fabric</Button>
        <TextLink href="#designers" place="alone">
          Meet the designers
        </TextLink>
      </>
    }
    image={
      <DesignImage
        view="hero-wallpaper"
        anchor="floor"
        priority
        alt="A sofa before a wall papered with Understorey"
      />
    }
    strip={strip}
  />
)

const rail = (
  [
    ['Fabric', 'bolt', 'from $14 a yard'],
    ['Wallpaper', 'wallpaper', 'from $36 a roll'],
    ['Bedding', 'duvet', 'from $62'],
    ['Curtains', 'curtain', 'from $96 a pair'],
    ['Cushions', 'cushion', 'from $34'],
    ['Table', 'table', 'from $19'],
    ['Tea towels', 'towel', 'from $18'],
    ['Wall hangings', 'hanging', 'from $44'],
  ] as const
).map(([label, view, note]) => ({ label, href: `#${label}`, note, image: <DesignImage view={view} /> }))

const designers = [
  {
    name: 'Imani Okafor',
    layout: 'three',
    images: [understoreyDesign, courtDesign, terrazzoDesign],
    text: 'Carves lino in Lagos, scans the prints and leaves the knife marks in.',
  },
  {
    name: 'Marit Solberg',
    layout: 'low',
    images: [hedgerowDesign, dahliaDesign],
    text: 'Presses what grows along one road outside Bergen.',
  },
  {
    name: 'Studio Wharf',
    layout: 'high',
    images: [stripeDesign, boathouseDesign],
    text: 'Two brothers, one loom, every stripe named after a boat.',
  },
] as const

const collections = [
  { name: 'Kitchen garden', print: hedgerowDesign, view: 'table', note: '48 designs', tone: 'first' },
  { name: 'After dark', print: hoursDesign, view: 'curtain', note: '36 designs', tone: 'second' },
  { name: 'Small rooms, big print', print: courtDesign, view: 'hanging', note: '52 designs', tone: 'third' },
  { name: 'The linen cupboard', print: plaidDesign, view: 'towel', note: '77 designs', tone: 'fourth' },
] as const

const membershipPanels = (
  <MembershipPanelRow>
    <MembershipPanel
      tone="plus"
      title="Plus takes ten percent off everything"
      text="And ships every order free, all year. $99 a year, which most quilters earn back in two projects."
      action={
        <Button href="#plus" tone="panel">
          Join Plus
        </Button>
      }
      side={<DesignImage design={palaisDesign} />}
    />
    <MembershipPanel
      tone="trade"
      title="For the trade"
      text="Designers, makers and shops get special pricing, purchase orders and a person to call."
      action={
        <Button href="#trade" tone="secondary">
          Apply for a trade account
        </Button>
      }
      swatches={[plaidDesign, courtDesign, stripeDesign, understoreyDesign, hoursDesign].map((print) => (
        <DesignImage key={print.name} design={print} />
      ))}
    />
  </MembershipPanelRow>
)

export const Home = {
  render: () => (
    <Shell>
      {hero}
      <Section>
        <SectionHeader
          title="One design, eight ways to live with it"
          text="Pick the pattern first. We print it on whatever you need, at whatever size your room asks for."
        />
        <CategoryRail items={rail} />
      </Section>
      <Section>
        <SectionHeader
          title="This week’s designers"
          action={
            <TextLink href="#all" place="alone">
              All designers
            </TextLink>
          }
        />
        <DesignerRow>
          {designers.map(({ images, ...tile }, at) => (
            <DesignerTile
              key={tile.name}
              {...tile}
              href={`#${tile.name}`}
              count={`${[214, 86, 41][at] ?? 12} designs`}
              images={images.map((print) => <DesignImage key={print.name} design={print} />)}
            />
          ))}
        </DesignerRow>
      </Section>
      <Section tone="raised">
        <SectionHeader
          title="Printed after you ask"
          text="No stock, no leftovers. Your order is usually on its way within one to five business days."
        />
        <ProcessSteps
          tile={designImageUrl(understoreyDesign, 'card')}
          colorways={[
            designImageUrl(tansyDesign, 'card'),
            designImageUrl(fennelDesign, 'card'),
            designImageUrl(courtDesign, 'card'),
          ]}
          steps={[
            {
              title: 'You choose the pattern and its size',
              text: 'Scale, material and colourway, all shown against a ruler.',
            },
            {
              title: 'We print it, that day or the next',
              text: 'Water-based inks on your cloth, with the designer’s name on the edge.',
            },
            {
              title: 'It arrives ready to sew, hang or sleep in',
              text: 'Not right? Send it back within 45 days, cut or uncut.',
            },
          ]}
        />
      </Section>
      <Section>
        <SectionHeader
          title="Collections"
          action={
            <TextLink href="#collections" place="alone">
              Browse all 60
            </TextLink>
          }
        />
        <CollectionRow>
          {collections.map(({ print, view, ...tile }) => (
            <CollectionTile
              key={tile.name}
              {...tile}
              href={`#${tile.name}`}
              image={<DesignImage design={print} view={view} />}
            />
          ))}
        </CollectionRow>
      </Section>
      <Section>{membershipPanels}</Section>
      <Container>
        <form style={{ paddingTop: 104 }}>
          <NewsletterForm
            id="newsletter"
            title="New cloth, once a week"
            text="Seven designs and the people who drew them. Monthly if you prefer, or never again with one click."
            label="Email"
            placeholder="you@example.com"
            submit="Sign up"
          />
        </form>
      </Container>
    </Shell>
  ),
}
