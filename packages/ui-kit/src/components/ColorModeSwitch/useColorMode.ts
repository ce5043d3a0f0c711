import { useCallback, useSyncExternalStore } from 'react'
import type { ColorMode } from '../../theme/brand.ts'
import { colorModeKey } from '../../theme/colorModeKey.ts'

/** The colour mode of the page and the function that changes it. */
export interface ColorModeControls {
  readonly mode: ColorMode
  /** Changes the page and stores the mode on this device. Without storage it applies to this page only. */
  readonly setMode: (mode: ColorMode) => void
}

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-color-mode'] })
  return () => observer.disconnect()
}

const current = (): ColorMode => (document.documentElement.dataset.colorMode === 'dark' ? 'dark' : 'light')
const onTheServer = (): ColorMode => 'light'

/**
 * Returns the colour mode of the page, and a function that changes it. `colorModeScript` restores the stored mode
 * before the first paint of the next page.
 */
export const useColorMode = (): ColorModeControls => {
  const mode = useSyncExternalStore(subscribe, current, onTheServer)
  const setMode = useCallback((next: ColorMode) => {
    document.documentElement.dataset.colorMode = next
    try {
      localStorage.setItem(colorModeKey, next)
    } catch {
      // Storage can be full or disabled.
    }
  }, [])
  return { mode, setMode }
}
