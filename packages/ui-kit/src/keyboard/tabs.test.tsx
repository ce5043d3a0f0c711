import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Tabs } from '../index.ts'

afterEach(cleanup)

const tabs = (
  <>
    <Tabs
      label="About this cloth"
      items={[
        { value: 'details', label: 'Details', content: <Button>Fabric guide</Button> },
        { value: 'care', label: 'Care', content: 'Wash cool.' },
        { value: 'sold', label: 'Sold out', content: '', disabled: true },
        { value: 'returns', label: 'Returns', content: '45 days.' },
      ]}
    />
  </>
)
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('moves through the tabs with arrow keys, Home and End, and skips disabled tabs', async () => {
  render(tabs)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(chosen()).toBe('Care')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Returns')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Details')
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('Returns')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toBe('Details')
})

it('moves with Tab from the tabs into the open panel, and with Shift+Tab back to the open tab', async () => {
  render(tabs)
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fabric guide' }))
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(document.activeElement?.textContent).toBe('Details')
})

it('moves against the direction of the keys in right-to-left text', async () => {
  render(<div dir="rtl">{tabs}</div>)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(chosen()).toBe('Care')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('Details')
})

it('calls `onChange` for a press, and shows the tab of `value`', async () => {
  const onChange = vi.fn()
  const items = ['Details', 'Care'].map((name) => ({ value: name, label: name, content: name }))
  render(<Tabs label="Cloth" items={items} value="Details" onChange={onChange} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }))
  expect(onChange.mock.calls.at(0)).toEqual(['Care'])
  expect(chosen()).toBe('Details')
})
