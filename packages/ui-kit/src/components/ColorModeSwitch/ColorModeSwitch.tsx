import { Switch } from '../Switch/Switch.tsx'
import { useColorMode } from './useColorMode.ts'

export interface ColorModeSwitchProps {
  /** "Dark mode" */
  readonly label: string
}

/** Turns the page dark and back, and remembers it on this device. Load `colorModeScript` in the head with it. */
export const ColorModeSwitch = ({ label }: ColorModeSwitchProps) => {
  const { mode, setMode } = useColorMode()
  return (
    <Switch
      checked={mode === 'dark'}
      onChange={({ currentTarget }) => setMode(currentTarget.checked ? 'dark' : 'light')}
    >
      {label}
    </Switch>
  )
}
