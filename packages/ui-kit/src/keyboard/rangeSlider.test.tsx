import { cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RangeSlider, type RangeSliderProps } from '../index.ts'

afterEach(cleanup)

const slider = (props: Partial<RangeSliderProps> = {}) => (
  <RangeSlider
    legend="Price"
    labels={{ low: 'Lowest price', high: 'Highest price' }}
    names={{ low: 'from', high: 'to' }}
    min={10}
    max={60}
    format={(dollars) => `$${dollars}`}
    {...props}
  />
)
const low = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' })
const high = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' })
const values = () => [low().value, high().value]

it('moves each end with the arrow keys, Home and End, and reads its formatted value', async () => {
  const onChange = vi.fn()
  const onCommit = vi.fn()
  render(slider({ onChange, onCommit }))
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(document.activeElement).toBe(low())
  expect(low().getAttribute('aria-valuetext')).toBe('$11')
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowLeft}')
  expect(onChange.mock.calls).toEqual([[[11, 60]], [[11, 59]], [[11, 58]]])
  expect(onCommit.mock.lastCall).toEqual([[11, 58]])
  expect(screen.getByText('$11 – $58')).toBeDefined()
})

it('stops a thumb at the other one', async () => {
  const onChange = vi.fn()
  render(slider({ defaultValue: [29, 30], onChange }))
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(values()).toEqual(['30', '30'])
  await userEvent.keyboard('{End}')
  expect(values()).toEqual(['30', '30'])
  await userEvent.keyboard('{Tab}{Home}')
  expect(values()).toEqual(['30', '30'])
  expect(onChange.mock.calls).toEqual([[[30, 30]]])
})

it('puts the thumb on top that can move on, when both are at an end', () => {
  render(slider({ defaultValue: [60, 60] }))
  const { right, top, height } = low().getBoundingClientRect()
  expect(document.elementFromPoint(right - 22, top + height / 2)).toBe(low())
  cleanup()
  render(slider({ defaultValue: [10, 10] }))
  const { left } = low().getBoundingClientRect()
  expect(document.elementFromPoint(left + 22, top + height / 2)).toBe(high())
})

it('moves against the direction of the keys in right-to-left text', async () => {
  render(<div dir="rtl">{slider()}</div>)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(values()).toEqual(['11', '60'])
})

it('moves to another saved range', () => {
  const { rerender } = render(slider({ value: [20, 40] }))
  rerender(slider({ value: [10, 60] }))
  expect(values()).toEqual(['10', '60'])
  expect(screen.getByText('$10 – $60')).toBeDefined()
})

it('shows the first range again when its form is reset', async () => {
  render(
    <form>
      {slider({ defaultValue: [20, 40] })}
      <button type="reset">Reset</button>
    </form>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(screen.getByText('$21 – $40')).toBeDefined()
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('$20 – $40')).toBeDefined()
})

it('submits both ends without JavaScript, and keeps and orders what was chosen before hydration', async () => {
  const container = document.createElement('form')
  container.innerHTML = renderToString(slider())
  document.body.append(container)
  expect([...new FormData(container)]).toEqual([
    ['from', '10'],
    ['to', '60'],
  ])
  low().value = '50'
  high().value = '40'
  const root = hydrateRoot(container, slider())
  expect(await screen.findByText('$40 – $50')).toBeDefined()
  expect(values()).toEqual(['40', '50'])
  root.unmount()
  container.remove()
})
