/** The key of commands, as the keyboard at hand has it. Apart, because the shell and the palette that it imports both show it. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
