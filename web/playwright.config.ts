import { defineConfig } from '@playwright/test'
import { chromium } from './e2e/browser'

const STORIES = /story\.spec\.ts$/
/** What `cargo xtask test --without terminal` leaves out: it needs tmux. */
const LEFT_OUT = process.env.WITHOUT?.split(',').includes('terminal') ? [/terminal\.spec\.ts$/] : []

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.ts',
  timeout: 240_000,
  // One more than the two cores of a small machine: stories take their time, and whoever waits needs no core.
  workers: 3,
  // Every test opens a house of its own: what luck a table has follows from how many were opened before it.
  fullyParallel: true,
  // Stories take their time and little else: what begins first does not keep the others waiting at the end.
  projects: [
    { name: 'stories', testMatch: STORIES },
    { name: 'others', testIgnore: [STORIES, ...LEFT_OUT] },
  ],
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    actionTimeout: 15_000,
    colorScheme: 'dark',
    // Every visitor has a browser of their own, which need not keep anything.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium(),
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
    screenshot: 'only-on-failure',
  },
})
