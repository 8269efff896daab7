package androidx.lifecycle

import kotlinx.coroutines.CoroutineScope

interface LifecycleOwner

abstract class LifecycleCoroutineScope internal constructor() : CoroutineScope

val LifecycleOwner.lifecycleScope: LifecycleCoroutineScope
    get() = TODO()
