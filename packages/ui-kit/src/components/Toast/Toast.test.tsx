import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from './ToastProvider.tsx'
import type { ToastRequest } from './ToastRequest.ts'
import { useToast } from './useToast.ts'

const ToastButtons = ({ requests }: { readonly requests: readonly ToastRequest[] }) => {
  const { show, dismiss } = useToast()
  return (
    <>
      {requests.map((request) => (
        <button type="button" key={String(request.title)} onClick={() => show(request)}>
          ask for {request.title}
        </button>
      ))}
      <button type="button" onClick={dismiss}>
        dismiss
      </button>
    </>
  )
}

/** Shows toasts and records the functions that hide them. */
const HideRecorder = ({
  titles,
  hides,
}: {
  readonly titles: readonly string[]
  readonly hides: (() => void)[]
}) => {
  const { show } = useToast()
  return titles.map((title) => (
    <button type="button" key={title} onClick={() => hides.push(show({ title }))}>
      ask for {title}
    </button>
  ))
}

const shop = (...requests: readonly ToastRequest[]) =>
  render(
    <ToastProvider label="Notifications" closeLabel="Close">
      <ToastButtons requests={requests} />
    </ToastProvider>,
  )

const showToast = async (title: string) => {
  await act(async () => {
    fireEvent.click(screen.getByText(`ask for ${title}`))
  })
  return screen.findByText(title)
}

const toasts = () => document.querySelectorAll('[data-variant]')

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('useToast', () => {
  it('throws an error that names ToastProvider when the provider is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<ToastButtons requests={[]} />)).toThrow(
      'useToast must be used inside a ToastProvider',
    )
  })

  it('shows nothing before show() is called', () => {
    shop({ title: 'Added' })
    expect(toasts()).toHaveLength(0)
  })

  it('shows a success toast by default', async () => {
    shop({ title: 'Added' })
    await showToast('Added')
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('success')
  })

  it('replaces an earlier toast', async () => {
    shop({ title: 'First' }, { title: 'Second', variant: 'error' })
    await showToast('First')
    await showToast('Second')
    expect(toasts()).toHaveLength(1)
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('error')
  })

  it('can be closed when it has no action', async () => {
    shop({ title: 'Added' })
    await showToast('Added')
    fireEvent.click(screen.getByLabelText('Close'))
    expect(toasts()).toHaveLength(0)
  })

  it('has no close button when the toast has an action, and closes when the action is used', async () => {
    const undo = vi.fn()
    const element = (
      <button type="button" onClick={undo}>
        Undo
      </button>
    )
    shop({ title: 'Removed', action: { element, altText: 'Add it again' } })
    await showToast('Removed')
    expect(screen.queryByLabelText('Close')).toBeNull()
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(0)
  })

  it('disappears after five seconds', async () => {
    shop({ title: 'Added' })
    await showToast('Added')
    vi.useFakeTimers()
    fireEvent.click(screen.getByText('ask for Added'))
    act(() => vi.advanceTimersByTime(4900))
    expect(toasts()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(200))
    expect(toasts()).toHaveLength(0)
  })

  it('stays visible when the duration of the toast is indefinite', async () => {
    shop({ title: 'Prices changed', duration: 'indefinite' })
    await showToast('Prices changed')
    vi.useFakeTimers()
    act(() => vi.advanceTimersByTime(600_000))
    expect(toasts()).toHaveLength(1)
  })

  it('show() returns a function that hides its own toast, but not a toast that has replaced it', async () => {
    const hides: (() => void)[] = []
    render(
      <ToastProvider label="Notifications" closeLabel="Close">
        <HideRecorder titles={['First', 'Second']} hides={hides} />
      </ToastProvider>,
    )
    await showToast('First')
    await showToast('Second')
    act(() => hides[0]?.())
    expect(toasts()).toHaveLength(1)
    act(() => hides[1]?.())
    expect(toasts()).toHaveLength(0)
  })

  it('lets the component that showed a toast dismiss it', async () => {
    shop({ title: 'Added' })
    await showToast('Added')
    fireEvent.click(screen.getByText('dismiss'))
    expect(toasts()).toHaveLength(0)
  })
})
