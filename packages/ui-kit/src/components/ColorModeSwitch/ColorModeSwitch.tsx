import { Switch } from '../Switch/Switch.tsx'
import { useColorMode } from './useColorMode.ts'

/** The props of `ColorModeSwitch`. */
export interface ColorModeSwitchProps {
  /** For example "Dark mode". */
  readonly label: string
}

/** Switches between light and dark, and stores the choice on this device. Load `colorModeScript` in the head. */
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
