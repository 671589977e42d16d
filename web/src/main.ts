import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './lib/prefs.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { screen } from './lib/screen.svelte.ts';
import { LiveWire } from './wire/live.ts';
import { useWire } from './wire/wire.ts';
import './styles/tokens.css';
import './styles/base.css';

useWire(new LiveWire());
router.start();
screen.start();
prefs.apply();

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
