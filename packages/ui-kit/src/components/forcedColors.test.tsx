import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import {
  AdminHeader,
  Badge,
  BrandBanner,
  Button,
  Callout,
  Chip,
  Gallery,
  Header,
  LoadMore,
  Pagination,
  Panel,
  ProductSwitcher,
  ProgressBar,
  RadioCards,
  RatingInput,
  SegmentedControl,
  Skeleton,
  SwatchGroup,
  TabLinks,
  Tabs,
  Tooltip,
} from '../index.ts'

/** The session of Chromium, whose type in Vitest depends on the provider. */
interface Session {
  readonly send: (method: string, options: object) => Promise<unknown>
}

const emulate = async (features: readonly { readonly name: string; readonly value: string }[]) => {
  const session = cdp() as unknown as Session
  await session.send('Emulation.setEmulatedMedia', { features })
}

beforeAll(() => emulate([{ name: 'forced-colors', value: 'active' }]))
afterAll(() => emulate([]))
afterEach(cleanup)

/** A colour without its opacity: forced backgrounds have one colour, and are transparent or not. */
const opaque = (color: string): string => color.match(/\d+/g)?.slice(0, 3).join(' ') ?? color

/** What distinguishes an item in forced-colours mode. The colours of texts and links are no sign of a selection. */
const signs = (element: Element): string => {
  const { backgroundColor, borderBottomWidth, boxShadow, textDecorationLine } = getComputedStyle(element)
  return [opaque(backgroundColor), borderBottomWidth, boxShadow, textDecorationLine].join('; ')
}

const href = '#'
const link = (label: string, current: boolean) => ({ label, href: `#${label}`, current })

const selections: readonly (readonly [string, ReactElement, string, string])[] = [
  [
    'tab',
    <Tabs
      key="tabs"
      label="Cloth"
      items={['Details', 'Care'].map((label) => ({ value: label, label, content: label }))}
    />,
    '[aria-selected=true]',
    '[aria-selected=false]',
  ],
  [
    'tab link',
    <TabLinks key="tabLinks" label="Kinds" items={[link('Fabric', true), link('Bedding', false)]} />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'link of a staff header',
    <AdminHeader
      key="adminHeader"
      home={{ name: 'Selvedge', href }}
      nav={{ label: 'Pages', items: [link('Orders', true), link('Sites', false)] }}
    />,
    'nav [aria-current]',
    'nav a:not([aria-current])',
  ],
  [
    'segment with a radio button',
    <SegmentedControl
      key="radios"
      legend="Size"
      name="size"
      defaultValue="yard"
      segments={[
        { value: 'yard', label: 'Yard' },
        { value: 'swatch', label: 'Swatch' },
      ]}
    />,
    'label:has(:checked)',
    'label:not(:has(:checked))',
  ],
  [
    'segment with a link',
    <SegmentedControl
      key="links"
      legend="Unit"
      name="unit"
      value="in"
      segments={[
        { value: 'in', label: 'in', href },
        { value: 'cm', label: 'cm', href },
      ]}
    />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'swatch',
    <SwatchGroup
      key="swatches"
      legend="Colourway"
      name="colourway"
      value="Night"
      choices={['Night', 'Day'].map((label) => ({ value: label, label, image: null }))}
    />,
    'label:has(:checked)',
    'label:not(:has(:checked))',
  ],
  [
    'page',
    <Pagination
      key="pages"
      label="Pages"
      pages={[
        { number: 1, href },
        { number: 2, href, current: true },
      ]}
    />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'product',
    <ProductSwitcher
      key="products"
      label="See it as"
      choices={[link('Fabric', true), link('Cushion', false)]}
    />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'shop',
    <BrandBanner
      key="shops"
      label="Shops"
      sites={[
        { name: 'Selvedge', href: '#selvedge', current: true },
        { name: 'Larkhouse', href: '#larkhouse', current: false },
      ]}
    />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'image of a gallery',
    <Gallery
      key="gallery"
      label="Images"
      items={['front', 'back'].map((id) => ({ id, label: id, thumb: null, main: null }))}
    />,
    '[aria-current]',
    'a:not([aria-current])',
  ],
  [
    'category of a header',
    <Header
      key="header"
      home={{ name: 'Selvedge', href }}
      nav={{ label: 'Categories', items: [link('Fabric', true), link('Bedding', false)] }}
      account={{ label: 'Account', href }}
      cart={{ label: 'Cart', href, count: 0 }}
      menuLabel="Menu"
      closeLabel="Close"
    />,
    'nav a[aria-current] > span',
    'nav a:not([aria-current]) > span',
  ],
  [
    'card with an image',
    <RadioCards
      key="cards"
      legend="Fabric"
      name="fabric"
      layout="cards"
      defaultValue="linen"
      options={['linen', 'cotton'].map((value) => ({ value, label: value, image: null }))}
    />,
    'label:has(:checked)',
    'label:not(:has(:checked))',
  ],
]

it.each(selections)('shows which %s is selected in forced colours', (_name, element, selected, other) => {
  const { container } = render(element)
  const [one, two] = [selected, other].map((selector) => container.querySelector(selector))
  if (!one || !two) throw new Error('a selected and another item are missing')
  expect(signs(one)).not.toBe(signs(two))
})

it.each([
  [
    'progress bar',
    <ProgressBar key="bar" label="Delivery" value={40} />,
    () => screen.getByRole('progressbar'),
  ],
  ['chip', <Chip key="chip">Linen</Chip>, () => screen.getByText('Linen')],
  ['callout', <Callout key="callout" role="status" />, () => screen.getByRole('status')],
  [
    'label over an image',
    <Badge key="badge" look="label">
      15% off
    </Badge>,
    () => screen.getByText('15% off'),
  ],
  [
    'raised panel',
    <Panel key="panel" tone="raised">
      Plus
    </Panel>,
    () => screen.getByText('Plus'),
  ],
] as const)('draws the edge of a %s in forced colours', (_name, element, find) => {
  render(element)
  expect(getComputedStyle(find()).borderTopWidth).toBe('1px')
})

it('fills the chosen stars, and draws the edge of a tooltip, in forced colours', () => {
  const { container } = render(
    <>
      <RatingInput legend="Rating" name="rating" labels={['1 star', '2 stars']} defaultValue={1} />
      <Tooltip text="Free from $60.">
        <button type="button">Delivery</button>
      </Tooltip>
    </>,
  )
  const fills = Array.from(container.querySelectorAll('label svg'), (star) => getComputedStyle(star).fill)
  expect(fills[0]).not.toBe('none')
  expect(fills[1]).toBe('none')
  const tooltip = container.querySelector('[role=tooltip]')
  expect(tooltip && getComputedStyle(tooltip).borderTopWidth).toBe('1px')
})

it('keeps the dot of a status badge visible in forced colours', () => {
  const { container } = render(<Badge>Delivered</Badge>)
  const dot = getComputedStyle(container.firstElementChild ?? container, '::before')
  expect(opaque(dot.backgroundColor)).not.toBe(opaque(getComputedStyle(document.body).backgroundColor))
})

it('shows the dots of a busy button instead of its label in forced colours', () => {
  render(
    <Button loading tone="primary">
      Add to cart
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(getComputedStyle(button).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)')
  expect(getComputedStyle(button, '::after').backgroundImage).toContain('gradient')
})

it('keeps the colours of the progress through a list in forced colours', () => {
  const { container } = render(<LoadMore status="24 of 48" shown={24} total={48} label="More" />)
  const progress = container.querySelector('progress')
  expect(progress && getComputedStyle(progress).forcedColorAdjust).toBe('none')
})

it('draws the edge of a placeholder in forced colours', () => {
  const { container } = render(<Skeleton shape="text" />)
  const placeholder = container.firstElementChild
  expect(placeholder && getComputedStyle(placeholder).borderTopWidth).toBe('1px')
})
