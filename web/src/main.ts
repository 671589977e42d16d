import { mount } from 'svelte';
import './all-games.ts';
import App from './App.svelte';
import { later } from './later.ts';
import { keepPages } from './lib/offline.ts';
import { prefs } from './lib/prefs.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { screen } from './lib/screen.svelte.ts';
import './styles/tokens.css';
import './styles/base.css';

router.start();
screen.start();
prefs.apply();

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD) keepPages();
if (prefs.saved.keepItself) void later.offline().then(({ keeping }) => keeping.byItself());
