import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button, Combobox, DropdownMenu, Popover, Tooltip } from '../../index.ts'
import type { PopoverProps } from './Popover.tsx'

const { showPopover } = HTMLElement.prototype

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  HTMLElement.prototype.showPopover = showPopover
})

const trigger = () => screen.getByRole('button', { name: 'Open' })
const boxOf = (element: Element) => element.getBoundingClientRect()

interface Place {
  /** CSS properties of the container, which has the size of the window. */
  readonly at: { readonly alignItems: string; readonly justifyContent: string }
  readonly dir?: 'ltr' | 'rtl'
}
const container = ({ at, dir = 'ltr' }: Place, children: React.ReactNode) => (
  <div dir={dir} style={{ position: 'fixed', inset: 20, display: 'flex', ...at }}>
    <div>{children}</div>
    <p style={{ position: 'fixed', right: 0, top: '50%' }}>Elsewhere</p>
  </div>
)

const open = async (place: Place, props: Partial<PopoverProps> = {}) => {
  render(
    container(
      place,
      <Popover title="Half-drop" closeLabel="Close" trigger={<Button>Open</Button>} {...props}>
        {props.children ?? 'Every second column starts lower.'}
      </Popover>,
    ),
  )
  await userEvent.click(trigger())
  const panel = await screen.findByRole('dialog')
  // The panel moves while it appears.
  await Promise.all(panel.getAnimations().map(({ finished }) => finished))
  return panel
}

const center = { alignItems: 'center', justifyContent: 'center' }

/** A browser without CSS anchor positioning. It ignores the styles for browsers with it. */
const withoutAnchors = () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const styles = document.createElement('style')
  styles.textContent =
    '[popover] { position-area: none !important; position-try-fallbacks: none !important }' +
    '[role=tooltip] { margin-inline: 0 !important }'
  document.head.append(styles)
  return () => styles.remove()
}

/** A browser before 2024: without popovers and CSS anchor positioning. */
const withoutPopovers = () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  return withoutAnchors()
}

describe.each([
  ['popovers and CSS anchor positioning', () => () => undefined],
  ['popovers only', withoutAnchors],
  ['neither popovers nor CSS anchor positioning', withoutPopovers],
])('in a browser with %s', (_browser, prepare) => {
  beforeEach(() => prepare())

  it('opens below its trigger, 8 px away, at the start of the trigger', async () => {
    const panel = await open({ at: { ...center, alignItems: 'start', justifyContent: 'start' } })
    expect(boxOf(panel).top).toBeCloseTo(boxOf(trigger()).bottom + 8, 0)
    expect(boxOf(panel).left).toBeCloseTo(boxOf(trigger()).left, 0)
  })

  it('opens above its trigger with `side="top"`', async () => {
    const panel = await open({ at: { alignItems: 'end', justifyContent: 'start' } }, { side: 'top' })
    expect(boxOf(panel).bottom).toBeCloseTo(boxOf(trigger()).top - 8, 0)
  })

  it('starts at the right edge of its trigger in right-to-left pages', async () => {
    const panel = await open({ at: { alignItems: 'start', justifyContent: 'start' }, dir: 'rtl' })
    expect(boxOf(panel).right).toBeCloseTo(boxOf(trigger()).right, 0)
  })

  it('opens above when there is no space below', async () => {
    const panel = await open({ at: { alignItems: 'end', justifyContent: 'start' } })
    expect(boxOf(panel).bottom).toBeCloseTo(boxOf(trigger()).top - 8, 0)
  })

  it('stays in the window when the trigger is at its other edge', async () => {
    const panel = await open({ at: { alignItems: 'start', justifyContent: 'end' } })
    expect(boxOf(panel).right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(boxOf(panel).left).toBeGreaterThanOrEqual(0)
  })

  it('scrolls when its content is higher than the window', async () => {
    const panel = await open(
      { at: { alignItems: 'start', justifyContent: 'start' } },
      { children: <div style={{ height: 5000 }} /> },
    )
    expect(boxOf(panel).bottom).toBeLessThanOrEqual(document.documentElement.clientHeight)
    expect(panel.scrollHeight).toBeGreaterThan(5000)
  })

  it('shows the list of a combobox below its field, as wide as the field', async () => {
    render(
      container(
        { at: { alignItems: 'start', justifyContent: 'start' } },
        <Combobox
          label="Designer"
          options={[{ value: 'Imani Okafor' }]}
          emptyText="None"
          countText={(count) => `${count} found`}
        />,
      ),
    )
    const field = screen.getByRole('combobox')
    await userEvent.click(field)
    const list = await screen.findByRole('listbox')
    expect(boxOf(list).top).toBeCloseTo(boxOf(field).bottom + 4, 0)
    expect(boxOf(list).width).toBeCloseTo(boxOf(field).width, 0)
    await userEvent.click(screen.getByRole('option'))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Imani Okafor')
    expect(document.activeElement).toBe(field)
  })

  it('shows a tooltip 8 px above its control, centred', async () => {
    render(
      container(
        { at: center },
        <Tooltip text="Free from $60.">
          <Button>Open</Button>
        </Tooltip>,
      ),
    )
    await userEvent.keyboard('{Tab}')
    const panel = await screen.findByRole('tooltip')
    expect(boxOf(panel).bottom).toBeCloseTo(boxOf(trigger()).top - 8, 0)
    const middle = ({ left, width }: DOMRect) => left + width / 2
    expect(middle(boxOf(panel))).toBeCloseTo(middle(boxOf(trigger())), 0)
    expect(boxOf(panel).height).toBeLessThan(40)
  })

  it.each(['ltr', 'rtl'] as const)(
    'keeps a tooltip 8 px away from the side of the window, in %s',
    async (dir) => {
      render(
        container(
          { at: { ...center, justifyContent: 'start' }, dir },
          <Tooltip text="Every second column starts lower.">
            <Button>Open</Button>
          </Tooltip>,
        ),
      )
      await userEvent.keyboard('{Tab}')
      const { left, right } = boxOf(await screen.findByRole('tooltip'))
      expect(left).toBeGreaterThanOrEqual(8)
      expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8)
    },
  )

  it.each(['ltr', 'rtl'] as const)('shows a menu in line with the end of its trigger (%s)', async (dir) => {
    render(
      container(
        { at: { alignItems: 'start', justifyContent: 'end' }, dir },
        <DropdownMenu
          label="Order"
          align="end"
          trigger={<Button>Open</Button>}
          groups={[{ items: [{ label: 'Order it again' }] }]}
        />,
      ),
    )
    await userEvent.click(trigger())
    const menu = await screen.findByRole('menu')
    await Promise.all(menu.getAnimations().map(({ finished }) => finished))
    const end = dir === 'ltr' ? 'right' : 'left'
    expect(boxOf(menu)[end]).toBeCloseTo(boxOf(trigger())[end], 0)
    expect(boxOf(menu).top).toBeCloseTo(boxOf(trigger()).bottom + 6, 0)
  })

  it('focuses its close button, and closes with it, with Escape, and with a press outside', async () => {
    const panel = await open({ at: { alignItems: 'start', justifyContent: 'start' } })
    const expanded = (value: string) =>
      waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe(value))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })))
    for (const leave of [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByText('Elsewhere')),
      () => userEvent.click(trigger()),
    ]) {
      await expanded('true')
      await leave()
      await expanded('false')
      expect(boxOf(panel).width).toBe(0)
      await userEvent.click(trigger())
    }
  })
})

it('opens before hydration, when it has been rendered on a server', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="served">${renderToString(
      <Popover title="Half-drop" closeLabel="Close" trigger={<Button>Open</Button>}>
        Every second column starts lower.
      </Popover>,
    )}</div>`,
  )
  await userEvent.click(trigger())
  const panel = await screen.findByRole('dialog', { name: 'Half-drop' })
  expect(boxOf(panel).top).toBeCloseTo(boxOf(trigger()).bottom + 8, -1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  document.getElementById('served')?.remove()
})
