import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { QuantityStepper } from './QuantityStepper.tsx'

afterEach(cleanup)

const labels = { decrease: 'One less', increase: 'One more' }
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')

it('changes the quantity by one step and reports each change', () => {
  const onChange = vi.fn()
  render(
    <QuantityStepper name="quantity" label="Yards" labels={labels} defaultValue={3} onChange={onChange} />,
  )
  fireEvent.click(screen.getByLabelText('One more'))
  expect(field().value).toBe('4')
  expect(onChange).toHaveBeenCalledWith(4)
})

it('keeps the focus on a button that has reached its limit, and ignores further clicks on it', () => {
  const onChange = vi.fn()
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault())
  render(
    <form>
      <QuantityStepper
        name="quantity"
        label="Yards"
        labels={labels}
        submitName="act"
        defaultValue={1}
        max={2}
        onChange={onChange}
      />
    </form>,
  )
  document.querySelector('form')?.addEventListener('submit', sent)
  const less = screen.getByLabelText('One less')
  const more = screen.getByLabelText('One more')
  expect(less.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(less)
  more.focus()
  fireEvent.click(more)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(more)
  expect(document.activeElement).toBe(more)
  expect(onChange.mock.calls).toEqual([[2]])
  expect(sent).not.toHaveBeenCalled()
})

it('reports a typed number when the field loses the focus', () => {
  const onChange = vi.fn()
  render(<QuantityStepper name="quantity" label="Yards" labels={labels} max={20} onChange={onChange} />)
  fireEvent.change(field(), { target: { value: '012' } })
  fireEvent.blur(field())
  expect(onChange.mock.calls).toEqual([[12]])
  expect(field().value).toBe('12')
})

it.each(['45', '1.5', '-1', ''])('keeps “%s” in the field and reports it as invalid', (typed) => {
  const onChange = vi.fn()
  const onRefuse = vi.fn()
  render(
    <QuantityStepper
      name="quantity"
      label="Yards"
      labels={labels}
      max={20}
      onChange={onChange}
      onRefuse={onRefuse}
    />,
  )
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.blur(field())
  expect(onRefuse).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()
  expect(field().value).toBe(typed)
  fireEvent.click(screen.getByLabelText('One more'))
  expect(onChange.mock.calls).toEqual([[2]])
  expect(field().value).toBe('2')
})

it('reports a typed number when Enter is pressed, before the form is submitted', () => {
  const reported: string[] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reported.push('submit')
      }}
    >
      <QuantityStepper
        name="quantity"
        label="Yards"
        labels={labels}
        onChange={(value) => reported.push(String(value))}
        onRefuse={() => reported.push('refused')}
      />
      <button type="submit">Add</button>
    </form>,
  )
  const enter = (value: string) => {
    fireEvent.change(field(), { target: { value } })
    // A browser submits the form after the key has been handled.
    if (fireEvent.keyDown(field(), { key: 'Enter' }) && field().form?.checkValidity())
      fireEvent.submit(field().form as HTMLFormElement)
  }
  enter('4')
  expect(reported).toEqual(['4', 'submit'])
  fireEvent.change(field(), { target: { value: '0' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(reported.at(-1)).toBe('refused')
})

it('reports no number when Enter submits the form of a stepper with submitName', () => {
  const onChange = vi.fn()
  render(
    <QuantityStepper name="quantity" label="Yards" labels={labels} submitName="act" onChange={onChange} />,
  )
  fireEvent.change(field(), { target: { value: '4' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
})

it('when the number is invalid, blocks the first Tab and sets aria-describedby to the id of the error message', () => {
  const stepper = (errorId?: string) => (
    <QuantityStepper
      name="quantity"
      label="Yards"
      labels={labels}
      max={20}
      onRefuse={() => undefined}
      errorId={errorId}
    />
  )
  const { rerender } = render(stepper())
  const tab = () => fireEvent.keyDown(field(), { key: 'Tab' })
  expect(tab()).toBe(true)
  fireEvent.change(field(), { target: { value: '45' } })
  expect(tab()).toBe(false)
  rerender(stepper('problem'))
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([
    'true',
    'problem',
  ])
  expect(field().value).toBe('45')
  expect(tab()).toBe(true)
})

it('accepts a typed 0 when the minimum is 0, but the decrease button does not go below one step', () => {
  const onChange = vi.fn()
  render(
    <QuantityStepper
      name="quantity"
      label="Yards"
      labels={labels}
      min={0}
      defaultValue={1}
      onChange={onChange}
    />,
  )
  fireEvent.click(screen.getByLabelText('One less'))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field(), { target: { value: '0' } })
  fireEvent.blur(field())
  expect(onChange).toHaveBeenCalledWith(0)
})

it('when submitName is set, the buttons submit “decrease” or “increase” without JavaScript', () => {
  render(<QuantityStepper name="quantity" label="Yards" labels={labels} submitName="act" defaultValue={2} />)
  const more = screen.getByLabelText<HTMLButtonElement>('One more')
  expect([more.type, more.name, more.value]).toEqual(['submit', 'act', 'increase'])
})

it('lets the buttons submit the form when there is no onChange', () => {
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
