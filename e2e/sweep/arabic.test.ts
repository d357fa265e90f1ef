import { sweep } from './sweep.ts';

sweep('ar');
