import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Accordion,
  AccordionItem,
  Avatar,
  Button,
  Carousel,
  Combobox,
  DateField,
  Dialog,
  DropdownMenu,
  FileUpload,
  Gallery,
  LinkProvider,
  Popover,
  QuantityStepper,
  RangeSlider,
  Rating,
  RatingInput,
  Tabs,
  ToastProvider,
  Tooltip,
} from './index.ts'

it('renders on a server without a window', () => {
  const page = (
    <ToastProvider label="Notifications" closeLabel="Close">
      <Gallery label="Pictures" items={[{ id: 'one', label: 'One', thumb: 'thumb', main: 'main' }]} />
      <Dialog title="Sure?" closeLabel="Close" trigger={<Button>Open</Button>} />
      <Accordion>
        <AccordionItem title="Care">Wash cool.</AccordionItem>
      </Accordion>
    </ToastProvider>
  )
  expect(renderToString(page)).toContain('Wash cool.')
})

it.each([
  [
    'QuantityStepper',
    <QuantityStepper
      key="stepper"
      name="quantity"
      label="Quantity"
      labels={{ decrease: 'Less', increase: 'More' }}
      submitName="act"
    />,
  ],
  [
    'Tabs',
    <Tabs key="tabs" label="Cloth" items={[{ value: 'care', label: 'Care', content: 'Wash cool.' }]} />,
  ],
  [
    'Combobox',
    <Combobox
      key="combobox"
      label="Designer"
      options={[]}
      emptyText="None"
      countText={(count) => `${count} designers`}
    />,
  ],
  [
    'Popover',
    <Popover key="popover" title="Half-drop" closeLabel="Close" defaultOpen trigger={<Button>Open</Button>}>
      Rows are not seen.
    </Popover>,
  ],
  [
    'Tooltip',
    <Tooltip key="tooltip" text="Free from $60.">
      <Button>Delivery</Button>
    </Tooltip>,
  ],
  [
    'DropdownMenu',
    <DropdownMenu
      key="menu"
      label="Order"
      trigger={<Button>Actions</Button>}
      groups={[{ items: [{ label: 'Order it again' }, { label: 'Parcel', href: '/parcel' }] }]}
    />,
  ],
  ['Rating', <Rating key="rating" value={4.6} label="4.6 out of 5 stars" />],
  ['RatingInput', <RatingInput key="input" legend="Rating" name="rating" labels={['1 star', '2 stars']} />],
  ['Avatar', <Avatar key="avatar" name="Imani Okafor" image={<img alt="" src="/imani.jpg" />} />],
  [
    'Carousel',
    <Carousel
      key="carousel"
      label="New"
      items={[{ id: 'one', label: 'One', content: 'One' }]}
      labels={{ carousel: 'carousel', previous: 'Previous', next: 'Next', position: String }}
    />,
  ],
  [
    'RangeSlider',
    <RangeSlider
      key="range"
      legend="Price"
      labels={{ low: 'Lowest', high: 'Highest' }}
      names={{ low: 'from', high: 'to' }}
      min={10}
      max={60}
      format={String}
    />,
  ],
  [
    'FileUpload',
    <FileUpload
      key="upload"
      label="Design"
      name="design"
      prompt="Choose an image"
      formatSize={String}
      removeLabel={({ name }) => name}
      messages={{ rejected: ({ name }) => name, count: String }}
    />,
  ],
  ['DateField', <DateField key="date" label="Delivery on" min="2026-12-01" max="2026-12-24" />],
])('%s writes no style attribute, as a strict style policy requires', (_name, element) => {
  expect(renderToString(element)).not.toContain('style=')
})

it('Tabs inherits the direction of the page', () => {
  expect(renderToString(<Tabs label="Cloth" items={[]} />)).not.toContain('dir=')
})

it('renders links with the component of LinkProvider', () => {
  const html = renderToString(
    <LinkProvider component={({ href, children }) => <a href={`/shop${href}`}>{children}</a>}>
      <Button href="/cart">Cart</Button>
    </LinkProvider>,
  )
  expect(html).toContain('href="/shop/cart"')
})
