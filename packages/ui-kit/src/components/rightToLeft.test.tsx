import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import {
  AddressCard,
  Badge,
  Callout,
  CollapsibleOrderSummary,
  Facts,
  Figures,
  OrderSummary,
  PhoneInput,
  Price,
  QuantityStepper,
  RadioCards,
  ScalePreview,
  SelvedgeStrip,
  Text,
  TextInput,
} from '../index.ts'

afterEach(cleanup)

/** The position of a text from the left, in px. */
const left = (root: Node, text: string): number => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = node.nodeValue?.indexOf(text) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    return range.getBoundingClientRect().left
  }
  throw new Error(`no text ${text}`)
}

const amounts: readonly (readonly [string, ReactElement, string, string])[] = [
  [
    'a discount',
    <OrderSummary
      key="summary"
      title="Summary"
      rows={[{ label: 'Autumn', value: '−$5.85' }]}
      total={{ label: 'Total', value: '$6.00' }}
    />,
    '−',
    '5.85',
  ],
  ['a price with its unit', <Price key="price" current="$18.50" unit="a yard" />, '$18.50', 'a yard'],
  ['the note of a price', <Price key="note" current="$81.00" note="3 yd × $27.00" />, '3', 'yd'],
  ['a figure', <Figures key="figures" items={[{ value: '24', unit: 'in', label: 'width' }]} />, '24', 'in'],
  ['a fact', <Facts key="facts" items={[{ term: 'Width', value: '54 in' }]} />, '54', 'in'],
  [
    'the number of items',
    <CollapsibleOrderSummary key="count" count="3 items" label="Show" total="$6.00">
      {null}
    </CollapsibleOrderSummary>,
    '3',
    'items',
  ],
  [
    'text with tabular digits',
    <Text key="text" digits="tabular">
      214 designs
    </Text>,
    '214',
    'designs',
  ],
  ['a street', <AddressCard key="address" title="Home" lines={['212 Warren Street']} />, '212', 'Street'],
  [
    'the note of a card',
    <RadioCards
      key="cards"
      legend="Fabric"
      name="fabric"
      layout="cards"
      options={[{ value: 'linen', label: 'Linen', note: '7.3 oz · 54 in wide', image: null }]}
    />,
    '7.3',
    'oz',
  ],
  [
    'the label over an image',
    <Badge key="badge" look="label">
      15% off
    </Badge>,
    '15%',
    'off',
  ],
]

it.each(amounts)('does not reverse %s in right-to-left pages', (_name, element, first, second) => {
  const { container } = render(<div dir="rtl">{element}</div>)
  expect(left(container, first)).toBeLessThan(left(container, second))
})

it('shows a left-to-right unit to the right of the quantity, and a right-to-left unit to the left', () => {
  const stepper = (unit: string) => (
    <div dir="rtl">
      <QuantityStepper name="n" label="Length" labels={{ decrease: 'Less', increase: 'More' }} unit={unit} />
    </div>
  )
  const { container, rerender } = render(stepper('yd'))
  const field = screen.getByRole('spinbutton')
  expect(field.getBoundingClientRect().left).toBeLessThan(left(container, 'yd'))
  rerender(stepper('ياردة'))
  expect(field.getBoundingClientRect().left).toBeGreaterThan(left(container, 'ياردة'))
})

it('aligns an amount like the text around it', () => {
  render(
    <div dir="rtl">
      <Facts items={[{ term: 'Width', value: '54 in' }]} />
    </div>,
  )
  expect(getComputedStyle(screen.getByRole('definition')).textAlign).toMatch(/right/)
})

it('isolates the calling code of a country from right-to-left text', () => {
  render(
    <PhoneInput
      label="Phone"
      countryLabel="Country"
      countryName="country"
      countries={[{ code: 'US', name: 'United States', calling: '+1' }]}
    />,
  )
  expect(screen.getByRole('option').textContent).toBe('\u2066+1\u2069 United States')
})

/** The position of a text from the right, in px. */
const right = (root: Node, text: string): number => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue !== text) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().right
  }
  throw new Error(`no text ${text}`)
}

it('keeps a gap between the current and the earlier price', () => {
  const { container } = render(
    <div dir="rtl">
      <Price current="$13.60" was="$16.00" unit="a yard" />
    </div>,
  )
  expect(left(container, '$16.00') - right(container, '$13.60')).toBeGreaterThan(4)
})

it('shows a Latin name of a design before its designer, with a gap', () => {
  const { container } = render(
    <div dir="rtl">
      <SelvedgeStrip colors={['teal']} name="Quince Orchard" designer="Imani Okafor" />
    </div>,
  )
  expect(left(container, 'Quince Orchard') - right(container, 'Imani Okafor')).toBeGreaterThan(4)
})

it('shows the bar of a callout at the side of its icon', () => {
  render(
    <div dir="rtl">
      <Callout role="status">Saved</Callout>
    </div>,
  )
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(screen.getByRole('status'))
  expect([borderLeftWidth, borderRightWidth]).toEqual(['0px', '4px'])
})

it('keeps the slider on a ruler left-to-right', () => {
  render(
    <div dir="rtl">
      <ScalePreview
        title="How big is it?"
        tile={{ src: 'data:,', width: 5, height: 5 }}
        unit="in"
        sliderLabel="Length"
        format={String}
      />
    </div>,
  )
  expect(getComputedStyle(screen.getByRole('slider')).direction).toBe('ltr')
})

it('gives the text of a customer its own direction, and aligns it like the text around it', () => {
  render(
    <div dir="rtl">
      <TextInput label="Street" name="street" defaultValue="212 Warren Street" />
    </div>,
  )
  const { unicodeBidi, textAlign } = getComputedStyle(screen.getByRole('textbox'))
  expect(unicodeBidi).toBe('plaintext')
  expect(textAlign).toMatch(/right/)
})
