import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { tabsList, tabsPanel, tabsTab } from './Tabs.css.ts'

/** A tab with its panel. */
export interface TabItem {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
  readonly disabled?: boolean | undefined
}

/** The props of `Tabs`. */
export interface TabsProps {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly items: readonly TabItem[]
  /** The initial tab, by default the first. */
  readonly defaultValue?: string | undefined
  /** The controlled tab; requires `onChange`. */
  readonly value?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** Returns the tab that a key moves to from a tab. The arrow keys are mirrored in right-to-left text. */
const tabOfKey = (key: string, tab: HTMLElement): HTMLElement | undefined => {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])]
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  return tabs.at((tabs.indexOf(tab) + (key === forward ? 1 : -1)) % tabs.length)
}

const focusTabOfKey = (event: KeyboardEvent<HTMLElement>): void => {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const next = altKey || ctrlKey || metaKey || shiftKey ? undefined : tabOfKey(event.key, event.currentTarget)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Tabs with panels, one visible at a time. Without JavaScript all panels are visible. */
export const Tabs = ({ label, items, defaultValue = items[0]?.value, value, onChange }: TabsProps) => {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const selected = value ?? own
  // The tab key reaches one tab, and the arrow keys the others.
  const reachable = (
    items.find((item) => item.value === selected && !item.disabled) ?? items.find(({ disabled }) => !disabled)
  )?.value
  const select = (next: string) => {
    if (next === selected) return
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div>
      <div className={tabsList} role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={item.value === selected}
            tabIndex={item.value === reachable ? 0 : -1}
            disabled={item.disabled}
            className={tabsTab}
            data-state={item.value === selected ? 'active' : 'inactive'}
            onClick={({ currentTarget }) => {
              // Safari does not focus a button that is pressed.
              if (document.activeElement === currentTarget) select(item.value)
              else currentTarget.focus()
            }}
            onFocus={() => select(item.value)}
            onKeyDown={focusTabOfKey}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard.
          tabIndex={0}
          className={tabsPanel}
          data-state={item.value === selected ? 'active' : 'inactive'}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
