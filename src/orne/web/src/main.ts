import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/lights.css';
import './styles/forced.css';
import App from './App.svelte';
import { watchTheme } from './lib/settings.svelte';

watchTheme();
mount(App, { target: document.getElementById('app') ?? document.body });
