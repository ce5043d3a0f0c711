import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  Avatar,
  Button,
  Carousel,
  Combobox,
  DateField,
  Dialog,
  DropdownMenu,
  FileUpload,
  LineItemRow,
  Price,
  QuantityStepper,
  RangeSlider,
  Rating,
  RatingInput,
  Tabs,
  TextLink,
  Tooltip,
} from '../src/index.ts'
import { readPage } from './readPage.ts'

afterEach(cleanup)

/** What the user does, and the keys for it. */
type Step = readonly [title: string, keys: string]

/** Reads the page at first and after each step. */
const transcribe = async (element: ReactElement, steps: readonly Step[]): Promise<string> => {
  render(element)
  const parts = [`At first\n\n${await readPage()}`]
  for (const [title, keys] of steps) {
    await userEvent.keyboard(keys)
    parts.push(`${title}\n\n${await readPage()}`)
  }
  return `${parts.map((part) => `# ${part}`).join('\n\n')}\n`
}

it('reads a Combobox', async () => {
  const text = await transcribe(
    <Combobox
      label="Designer"
      hint="Or leave it open."
      options={[
        { value: 'Imani Okafor', note: '214 designs' },
        { value: 'Marit Solberg', note: '68 designs' },
        { value: 'Renée Aubertin', note: 'not printing now', disabled: true },
      ]}
      emptyText="No designer of this name"
      countText={(count) => (count === 1 ? '1 designer' : `${count} designers`)}
    />,
    [
      ['Tab', '{Tab}'],
      ['The letters “ma”', 'ma'],
      ['Arrow down', '{ArrowDown}'],
      ['Enter', '{Enter}'],
      ['The letter “x”', 'x'],
      ['Escape', '{Escape}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./Combobox.txt')
})

it('reads a Dialog', async () => {
  const text = await transcribe(
    <Dialog
      title="Remove Quince Orchard?"
      description="It leaves the cart."
      closeLabel="Close"
      trigger={<Button>Remove</Button>}
      footer={<Button>Remove the item</Button>}
    />,
    [
      ['Tab', '{Tab}'],
      ['Enter', '{Enter}'],
      ['Tab', '{Tab}'],
      ['Escape', '{Escape}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./Dialog.txt')
})

it('reads Tabs', async () => {
  const text = await transcribe(
    <Tabs
      label="About this cloth"
      items={[
        { value: 'details', label: 'Details', content: 'Linen and cotton, 54 in wide.' },
        { value: 'care', label: 'Care', content: 'Wash cool, dry flat.' },
        { value: 'sold', label: 'Sold out', content: '', disabled: true },
      ]}
    />,
    [
      ['Tab', '{Tab}'],
      ['Arrow right', '{ArrowRight}'],
      ['Tab', '{Tab}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./Tabs.txt')
})

it('reads a line item of the cart', async () => {
  const text = await transcribe(
    <LineItemRow
      name="Quince Orchard"
      href="#quince"
      detail="Linen cotton canvas, by the yard"
      image={<img alt="" />}
      price={<Price current="$81.00" size="line" note="3 yd × $27.00" />}
      facts={[{ term: 'Designer', value: 'Imani Okafor' }]}
      actions={
        <>
          <QuantityStepper
            name="quantity"
            label="Length of Quince Orchard"
            labels={{ decrease: 'One less', increase: 'One more' }}
            unit="yd"
            defaultValue={2}
            max={3}
          />
          <TextLink place="alone" onClick={() => undefined}>
            Remove
          </TextLink>
        </>
      }
    />,
    [
      ['Tab, Tab, Tab', '{Tab}{Tab}{Tab}'],
      ['Arrow up', '{ArrowUp}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./LineItemRow.txt')
})

it('reads a Tooltip', async () => {
  const text = await transcribe(
    <Tooltip text="We keep it for 30 days.">
      <Button>Save this cart</Button>
    </Tooltip>,
    [
      ['Tab', '{Tab}'],
      ['Escape', '{Escape}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./Tooltip.txt')
})

it('reads a DropdownMenu', async () => {
  const text = await transcribe(
    <DropdownMenu
      label="Order 20418"
      trigger={<Button>Actions</Button>}
      groups={[
        {
          items: [
            { label: 'Track the parcel', href: '#parcel' },
            { label: 'Change the address', note: 'printed', disabled: true },
          ],
        },
        { label: 'Show', items: [{ label: 'Designer', checked: true, onChange: () => undefined }] },
      ]}
    />,
    [
      ['Tab', '{Tab}'],
      ['Enter', '{Enter}'],
      ['Arrow down', '{ArrowDown}'],
      ['Escape', '{Escape}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./DropdownMenu.txt')
})

it('reads a Rating and an Avatar', async () => {
  const text = await transcribe(
    <>
      <Avatar name="Imani Okafor" />
      <Rating value={4.6} label="4.6 out of 5 stars" note="38 reviews" />
    </>,
    [],
  )
  await expect(text).toMatchFileSnapshot('./Rating.txt')
})

it('reads a RatingInput', async () => {
  const text = await transcribe(
    <RatingInput
      legend="Your rating"
      name="rating"
      labels={['1 star: poor', '2 stars: fair', '3 stars: good']}
      hint="Three stars are the best."
      error="Choose a rating."
    />,
    [
      ['Tab', '{Tab}'],
      ['Space', ' '],
      ['Arrow right', '{ArrowRight}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./RatingInput.txt')
})

it('reads a Carousel', async () => {
  const text = await transcribe(
    <Carousel
      label="The collection"
      items={['Quince Orchard', 'Court of Oranges'].map((name, index) => ({
        id: String(index),
        label: name,
        content: <p>{name}</p>,
      }))}
      labels={{
        carousel: 'carousel',
        previous: 'Previous design',
        next: 'Next design',
        position: (first, _last, total) => `${first} of ${total}`,
      }}
    />,
    [
      ['Tab', '{Tab}'],
      ['Tab', '{Tab}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./Carousel.txt')
})

it('reads a RangeSlider', async () => {
  const text = await transcribe(
    <RangeSlider
      legend="Price per yard"
      labels={{ low: 'Lowest price', high: 'Highest price' }}
      names={{ low: 'from', high: 'to' }}
      min={10}
      max={60}
      format={(dollars) => `$${dollars}`}
      error="No design has this price."
    />,
    [
      ['Tab', '{Tab}'],
      ['Arrow right', '{ArrowRight}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./RangeSlider.txt')
})

it('reads a FileUpload', async () => {
  const text = await transcribe(
    <FileUpload
      label="Your design"
      name="design"
      prompt="Choose an image or drop it here"
      hint="PNG, up to 40 MB."
      required
      formatSize={(bytes) => `${bytes} B`}
      removeLabel={({ name }) => `Remove ${name}`}
      messages={{ rejected: ({ name }) => `${name} is no image.`, count: (count) => `${count} files chosen` }}
    />,
    [['Tab', '{Tab}']],
  )
  await expect(text).toMatchFileSnapshot('./FileUpload.txt')
})

it('reads a DateField', async () => {
  const text = await transcribe(
    <DateField
      label="Delivery on"
      hint="December 1 to 24."
      min="2026-12-01"
      max="2026-12-24"
      defaultValue="2026-12-05"
      error="This day is full."
    />,
    [
      ['Tab', '{Tab}'],
      ['Tab', '{Tab}'],
    ],
  )
  await expect(text).toMatchFileSnapshot('./DateField.txt')
})
