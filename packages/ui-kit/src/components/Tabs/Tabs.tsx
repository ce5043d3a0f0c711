import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
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

/**
 * Tabs with panels, one visible at a time. Without JavaScript all panels are visible. The styles that Radix sets are
 * unset, because a strict style policy forbids style attributes.
 */
export const Tabs = ({ label, items, defaultValue = items[0]?.value, value, onChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? (defaultValue === undefined ? {} : { defaultValue }) : { value })}
    {...(onChange ? { onValueChange: onChange } : {})}
  >
    <Radix.List className={tabsList} aria-label={label} style={{ outline: undefined }}>
      {items.map((item) => (
        <Radix.Trigger key={item.value} className={tabsTab} value={item.value} disabled={item.disabled}>
          {item.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {items.map((item) => (
      <Radix.Content key={item.value} className={tabsPanel} value={item.value} forceMount asChild>
        <div style={{ animationDuration: undefined }}>{item.content}</div>
      </Radix.Content>
    ))}
  </Radix.Root>
)
