import { type Browser, expect, type Page, test } from '@playwright/test';
import { person, type Size } from './site-steps.ts';

/** Passkeys belong to names, not to numeric addresses. */
const HERE = `http://localhost:${process.env.PAGE_TEST_PORT ?? 4777}`;

interface Device {
  readonly page: Page;
  readonly keys: () => Promise<readonly object[]>;
  readonly takeOver: (keys: readonly object[]) => Promise<void>;
}

/** A browser with a passkey holder of its own, such as a phone has built in. */
async function device(browser: Browser, size: Size, name: string): Promise<Device> {
  const page = await (await person(browser, size, { name })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    page,
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    takeOver: async (keys) => {
      for (const credential of keys) {
        await session.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never });
      }
    },
  };
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${HERE}/settings`);
  await page.getByRole('button', { name: 'Who am I here?' }).click();
}

for (const [here, there] of [
  ['phone', 'desktop'],
  ['desktop', 'phone'],
] as const) {
  test(`account: a guest keeps name and tables with a passkey (${here}), signs in elsewhere and signs out (${there})`, async ({
    browser,
  }) => {
    const first = await device(browser, here, 'Lena');
    await first.page.goto(HERE);
    await first.page.getByRole('button', { name: 'Make a table: Aton' }).click();
    await first.page.getByRole('button', { name: 'Make the table' }).click();
    await expect(first.page).toHaveURL(/\/t\//);
    const table = new URL(first.page.url()).pathname;
    await openAccount(first.page);
    await expect(first.page.getByText('You are a guest here: Lena')).toBeVisible();
    await first.page.getByRole('button', { name: 'Keep my name with a passkey' }).click();
    await expect(first.page.getByText('Signed in: Lena')).toBeVisible();

    const second = await device(browser, there, 'Somebody');
    await openAccount(second.page);
    await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(second.page.getByRole('alert')).toContainText('No passkey was used');
    await second.takeOver(await first.keys());
    await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(second.page.getByText('Signed in: Lena')).toBeVisible();
    await expect(second.page.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue('Lena');
    await second.page.goto(`${HERE}/tables`);
    const mine = second.page
      .locator('section')
      .filter({ has: second.page.getByRole('heading', { name: 'My tables' }) });
    await expect(mine.locator(`a[href="${table}"]`)).toBeVisible();

    await openAccount(second.page);
    await second.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await second.page.getByRole('button', { name: 'Who am I here?' }).click();
    await expect(second.page.getByText('You are a guest here')).toBeVisible();
    await Promise.all([first.page.context().close(), second.page.context().close()]);
  });
}
