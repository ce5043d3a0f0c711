import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuantityStepper } from './QuantityStepper.tsx'

afterEach(cleanup)

const labels = { decrease: 'One less', increase: 'One more' }
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')

it('moves by its step and reports each move', () => {
  const onChange = vi.fn()
  render(
    <QuantityStepper name="quantity" label="Yards" labels={labels} defaultValue={3} onChange={onChange} />,
  )
  fireEvent.click(screen.getByLabelText('One more'))
  expect(field().value).toBe('4')
  expect(onChange).toHaveBeenCalledWith(4)
})

it('stops at its bounds', () => {
  render(<QuantityStepper name="quantity" label="Yards" labels={labels} defaultValue={1} max={1} />)
  expect(screen.getByLabelText<HTMLButtonElement>('One less').disabled).toBe(true)
  expect(screen.getByLabelText<HTMLButtonElement>('One more').disabled).toBe(true)
})

it('brings a typed number within bounds when it is left', () => {
  const onChange = vi.fn()
  render(<QuantityStepper name="quantity" label="Yards" labels={labels} max={20} onChange={onChange} />)
  fireEvent.change(field(), { target: { value: '45' } })
  fireEvent.blur(field())
  expect(onChange).toHaveBeenCalledWith(20)
})

it('submits the act before script when it has a name', () => {
  render(<QuantityStepper name="quantity" label="Yards" labels={labels} submitName="act" defaultValue={2} />)
  const more = screen.getByLabelText<HTMLButtonElement>('One more')
  expect([more.type, more.name, more.value]).toEqual(['submit', 'act', 'increase'])
})

it('lets the form go when nobody listens', () => {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form>
      <QuantityStepper name="quantity" label="Yards" labels={labels} submitName="act" defaultValue={2} />
    </form>,
  )
  document.querySelector('form')?.addEventListener('submit', sent)
  fireEvent.click(screen.getByLabelText('One more'))
  expect(sent).toHaveBeenCalledOnce()
  expect(field().value).toBe('2')
})
