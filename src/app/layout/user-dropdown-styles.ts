// The styles of the dropdown alone; they come with its first opening.
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
