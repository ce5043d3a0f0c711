import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from './ToastProvider.tsx'
import type { ToastRequest } from './ToastRequest.ts'
import { useToast } from './useToast.ts'

const Asks = ({ requests }: { readonly requests: readonly ToastRequest[] }) => {
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

/** Asks for toasts and keeps what takes each of them away. */
const Keeps = ({ titles, hides }: { readonly titles: readonly string[]; readonly hides: (() => void)[] }) => {
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
      <Asks requests={requests} />
    </ToastProvider>,
  )

const ask = async (title: string) => {
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
  it('says what is missing outside a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Asks requests={[]} />)).toThrow('useToast must be used inside a ToastProvider')
  })

  it('shows nothing until asked', () => {
    shop({ title: 'Added' })
    expect(toasts()).toHaveLength(0)
  })

  it('is a success unless said otherwise', async () => {
    shop({ title: 'Added' })
    await ask('Added')
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('success')
  })

  it('replaces the toast that is there', async () => {
    shop({ title: 'First' }, { title: 'Second', variant: 'error' })
    await ask('First')
    await ask('Second')
    expect(toasts()).toHaveLength(1)
    expect(toasts()[0]?.getAttribute('data-variant')).toBe('error')
  })

  it('can be closed when it has no action', async () => {
    shop({ title: 'Added' })
    await ask('Added')
    fireEvent.click(screen.getByLabelText('Close'))
    expect(toasts()).toHaveLength(0)
  })

  it('has no close button beside an action, and closes when that is used', async () => {
    const undo = vi.fn()
    const element = (
      <button type="button" onClick={undo}>
        Undo
      </button>
    )
    shop({ title: 'Removed', action: { element, altText: 'Add it again' } })
    await ask('Removed')
    expect(screen.queryByLabelText('Close')).toBeNull()
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledOnce()
    expect(toasts()).toHaveLength(0)
  })

  it('goes after five seconds', async () => {
    shop({ title: 'Added' })
    await ask('Added')
    vi.useFakeTimers()
    fireEvent.click(screen.getByText('ask for Added'))
    act(() => vi.advanceTimersByTime(4900))
    expect(toasts()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(200))
    expect(toasts()).toHaveLength(0)
  })

  it('stays when asked to', async () => {
    shop({ title: 'Prices changed', duration: 'indefinite' })
    await ask('Prices changed')
    vi.useFakeTimers()
    act(() => vi.advanceTimersByTime(600_000))
    expect(toasts()).toHaveLength(1)
  })

  it('is taken away by what it gave back, unless another has taken its place', async () => {
    const hides: (() => void)[] = []
    render(
      <ToastProvider label="Notifications" closeLabel="Close">
        <Keeps titles={['First', 'Second']} hides={hides} />
      </ToastProvider>,
    )
    await ask('First')
    await ask('Second')
    act(() => hides[0]?.())
    expect(toasts()).toHaveLength(1)
    act(() => hides[1]?.())
    expect(toasts()).toHaveLength(0)
  })

  it('can be dismissed by whoever asked', async () => {
    shop({ title: 'Added' })
    await ask('Added')
    fireEvent.click(screen.getByText('dismiss'))
    expect(toasts()).toHaveLength(0)
  })
})
