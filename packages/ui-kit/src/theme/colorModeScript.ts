import { colorModeKey } from './colorModeKey.ts'

/**
 * A script for the head, before the stylesheets. It sets the stored colour mode on `<html>` before the first paint, so
 * nothing flashes. Without a stored mode, or without storage, the page keeps the mode of the server. The text is
 * constant, so a content security policy can allow it by nonce or by hash.
 * @example <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colorModeScript }} />
 */
export const colorModeScript = `try{var m=localStorage.getItem("${colorModeKey}");if(m=="dark"||m=="light")document.documentElement.dataset.colorMode=m}catch(e){}`
