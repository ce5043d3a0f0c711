import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Accordion,
  AccordionItem,
  Button,
  Dialog,
  Gallery,
  LinkProvider,
  QuantityStepper,
  ToastProvider,
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

it('writes no style attribute, as a strict style policy requires', () => {
  const html = renderToString(
    <QuantityStepper
      name="quantity"
      label="Quantity"
      labels={{ decrease: 'Less', increase: 'More' }}
      submitName="act"
    />,
  )
  expect(html).not.toContain('style=')
})

it('renders links with the component of LinkProvider', () => {
  const html = renderToString(
    <LinkProvider component={({ href, children }) => <a href={`/shop${href}`}>{children}</a>}>
      <Button href="/cart">Cart</Button>
    </LinkProvider>,
  )
  expect(html).toContain('href="/shop/cart"')
})
