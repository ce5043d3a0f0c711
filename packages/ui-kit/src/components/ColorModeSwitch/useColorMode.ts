import { useCallback, useSyncExternalStore } from 'react'
import type { ColorMode } from '../../theme/brand.ts'
import { colorModeKey } from '../../theme/colorModeKey.ts'

export interface ColorModeControls {
  readonly mode: ColorMode
  /** Changes the page at once and keeps the choice on this device (spec §9). Where storage is refused it lasts for the page. */
  readonly setMode: (mode: ColorMode) => void
}

const subscribe = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-color-mode'] })
  return () => observer.disconnect()
}

const current = (): ColorMode => (document.documentElement.dataset.colorMode === 'dark' ? 'dark' : 'light')
const onTheServer = (): ColorMode => 'light'

/** The colour mode of the page and a way to change it; `colorModeScript` brings it back before the next first paint. */
export const useColorMode = (): ColorModeControls => {
  const mode = useSyncExternalStore(subscribe, current, onTheServer)
  const setMode = useCallback((next: ColorMode) => {
    document.documentElement.dataset.colorMode = next
    try {
      localStorage.setItem(colorModeKey, next)
    } catch {
      // Storage may be full or forbidden.
    }
  }, [])
  return { mode, setMode }
}
